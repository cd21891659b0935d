import { Skeleton, Table } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { SummaryShape } from '../frame/SummaryShape.tsx';
import { useRowColumns } from './rows/useRowColumns.tsx';

/** The grid and its summary before the list is there. */
export function CheckRowsShape() {
  const { formatMessage } = useIntl();
  const hasCells = useIsAtLeast('extraLarge');
  const columns = useRowColumns({
    hasCells,
    textsOf: () => ({ text: '', typed: undefined }),
    noteIdOf: (siteId) => siteId,
    openId: undefined,
    formId: undefined,
    hasOne: false,
    onOpen: nothing,
    onType: nothing,
    onClose: nothing,
    onWrite: nothing,
    onToggle: nothing,
    onEdit: nothing,
    onRemove: nothing,
  });
  return (
    <SummaryLayout as="div" aria-busy>
      <SummaryMain>
        <Skeleton width={60} />
        <Table
          label={formatMessage({ id: 'quoteMany.rows' })}
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          layout="fixed"
          lines={hasCells ? 1 : 2}
          isLoading
        />
      </SummaryMain>
      <SummaryShape />
    </SummaryLayout>
  );
}

function nothing(): void {
  // There is nothing to press yet.
}
