import { Button, Inline, Tag } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChangeRequestsFilter } from '../changeRequestsAddress.ts';
import { changeClassWord, changeStatusWord } from '../changeWords.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';
import type { ChangeRequestsAddress } from '../useChangeRequestsView.ts';

interface AppliedFilter {
  id: string;
  label: string;
  without: Partial<ChangeRequestsFilter>;
}

/** What the requests are filtered by, besides the text; each can be taken away. */
export function AppliedFilters({ address }: { address: ChangeRequestsAddress }) {
  const { statuses, kinds, classes, serviceId } = address.view.filter;
  const isFiltered = [statuses, kinds, classes, serviceId].some(({ length }) => length > 0);
  return isFiltered && <FilterTags address={address} />;
}

function FilterTags({ address }: { address: ChangeRequestsAddress }) {
  const { formatMessage } = useIntl();
  const applied = useAppliedFilters(address.view.filter);
  return (
    <Inline
      as="ul"
      gap={8}
      aria-label={formatMessage({ id: 'changeRequests.filter.applied' })}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {applied.map(({ id, label, without }) => (
        <li key={id}>
          <Tag
            onRemove={() => address.changeFilter(without)}
            removeLabel={formatMessage({ id: 'changeRequests.filter.remove' }, { label })}
          >
            {label}
          </Tag>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={address.clearFilter}>
          {formatMessage({ id: 'changeRequests.filter.clear' })}
        </Button>
      </li>
    </Inline>
  );
}

function useAppliedFilters({ statuses, kinds, classes, serviceId }: ChangeRequestsFilter): AppliedFilter[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data = [] } = useChangeKinds();
  return [
    ...statuses.map((status) => ({
      id: status,
      label: changeStatusWord(intl, status),
      without: { statuses: statuses.filter((each) => each !== status) },
    })),
    ...kinds.map((kind) => ({
      id: kind,
      label: translatedName(data.find(({ id }) => id === kind)?.translations ?? [], language, kind),
      without: { kinds: kinds.filter((each) => each !== kind) },
    })),
    ...classes.map((changeClass) => ({
      id: changeClass,
      label: changeClassWord(intl, changeClass),
      without: { classes: classes.filter((each) => each !== changeClass) },
    })),
    ...(serviceId === ''
      ? []
      : [
          {
            id: 'service',
            label: intl.formatMessage({ id: 'changeRequests.filter.service' }, { id: serviceId }),
            without: { serviceId: '' },
          },
        ]),
  ];
}
