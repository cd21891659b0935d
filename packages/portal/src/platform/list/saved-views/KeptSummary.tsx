import { Tag, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SavedViewSummary } from './savedViewSummary.ts';

/** What a new saved view keeps: filters, order and columns of the list as it is. */
export function KeptSummary({ filters, order, columns }: SavedViewSummary) {
  const { formatMessage } = useIntl();
  return (
    <Kept>
      <dt>{formatMessage({ id: 'list.views.kept.filters' })}</dt>
      <dd>
        {filters.length === 0
          ? formatMessage({ id: 'list.views.kept.noFilters' })
          : filters.map((filter) => <Tag key={filter}>{filter}</Tag>)}
      </dd>
      {order !== undefined && (
        <>
          <dt>{formatMessage({ id: 'list.views.kept.order' })}</dt>
          <dd>{order}</dd>
        </>
      )}
      {columns.length > 0 && (
        <>
          <dt>{formatMessage({ id: 'list.views.kept.columns' })}</dt>
          <dd>{columns.join(', ')}</dd>
        </>
      )}
    </Kept>
  );
}

const Kept = styled.dl`
  display: grid;
  grid-template-columns: minmax(5rem, max-content) minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.bg.sunken};

  dt {
    color: ${token.text.muted};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]};
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
