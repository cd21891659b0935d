import { useIntl } from 'react-intl';
import type { NoMatchElsewhere } from '../../../platform/list/ListNoMatch.tsx';
import { useServices } from '../services.queries.ts';
import { noFilter } from '../servicesAddress.ts';
import { isFiltered } from '../servicesFilter.ts';
import type { ServicesAddress } from '../useServicesView.ts';

/**
 * Where nothing in use matches: services that match and have ended, which the lists leave out by themselves, or that there are none of those
 * either.
 *
 * @param subject What the list is of.
 */
export function useEndedMatches(
  address: ServicesAddress,
  isNothingFound: boolean,
  subject: 'service' | 'site' | 'place',
): NoMatchElsewhere | undefined {
  const { formatMessage } = useIntl();
  const { filter, sort } = address.view;
  const isWanted = isNothingFound && !filter.withEnded && filter.statuses.length === 0 && isFiltered(filter);
  const { data, isLoading } = useServices(
    isWanted ? { page: 0, sort, filter: { ...filter, withEnded: true } } : undefined,
  );
  if (!isWanted || isLoading || !data) return undefined;
  const count = data.totalItems;
  const { text } = filter;
  const isTextAlone = !isFiltered({ ...filter, text: noFilter.text });
  if (count === 0)
    return isTextAlone
      ? {
          title: formatMessage({ id: `services.noMatch.none.${subject}` }, { text }),
          body: formatMessage({ id: 'services.noMatch.endedToo' }),
        }
      : undefined;
  return {
    title: isTextAlone
      ? formatMessage({ id: 'services.noMatch.inUse' }, { text })
      : formatMessage({ id: 'services.noMatch.inUseFilters' }),
    body: formatMessage({ id: 'services.noMatch.ended' }, { count }),
    show: {
      label: formatMessage({ id: 'services.noMatch.showEnded' }, { count }),
      onShow: () => address.change({ filter: { ...filter, withEnded: true } }),
    },
  };
}
