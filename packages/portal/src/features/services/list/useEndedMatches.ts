import { useIntl } from 'react-intl';
import type { NoMatchElsewhere } from '../../../platform/list/ListNoMatch.tsx';
import { useServices } from '../services.queries.ts';
import { noFilter } from '../servicesAddress.ts';
import { isFiltered } from '../servicesFilter.ts';
import type { ServicesAddress } from '../useServicesView.ts';

/** Where nothing in use matches: services that match and have ended, which the list leaves out by itself. */
export function useEndedMatches(address: ServicesAddress, isNothingFound: boolean): NoMatchElsewhere | undefined {
  const { formatMessage } = useIntl();
  const { filter, sort } = address.view;
  const isWanted = isNothingFound && !filter.withEnded && filter.statuses.length === 0 && isFiltered(filter);
  const { data, isLoading } = useServices(
    isWanted ? { page: 0, sort, filter: { ...filter, withEnded: true } } : undefined,
  );
  if (!isWanted || isLoading || !data || data.totalItems === 0) return undefined;
  const count = data.totalItems;
  const isTextAlone = !isFiltered({ ...filter, text: noFilter.text });
  return {
    title: isTextAlone
      ? formatMessage({ id: 'services.noMatch.inUse' }, { text: filter.text })
      : formatMessage({ id: 'services.noMatch.inUseFilters' }),
    body: formatMessage({ id: 'services.noMatch.ended' }, { count }),
    action: formatMessage({ id: 'services.noMatch.showEnded' }, { count }),
    onShow: () => address.change({ filter: { ...filter, withEnded: true } }),
  };
}
