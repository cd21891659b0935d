import { useIntl } from 'react-intl';
import type { NoMatchElsewhere } from '../../../platform/list/ListNoMatch.tsx';
import { useServices } from '../services.queries.ts';
import { noFilter } from '../servicesAddress.ts';
import { isFiltered } from '../servicesFilter.ts';
import type { ServicesAddress } from '../useServicesView.ts';

const byFilters = {
  service: 'services.noMatch.title',
  site: 'services.sites.noMatch',
  place: 'services.map.noMatch',
} as const;

/**
 * Where nothing in use matches: services that match and have ended, which the lists leave out by themselves, or that there are none of those
 * either.
 *
 * @param subject What the list is of.
 */
export function useEndedMatches(
  address: ServicesAddress,
  isNothingFound: boolean,
  subject: keyof typeof byFilters,
): NoMatchElsewhere | undefined {
  const { formatMessage } = useIntl();
  const { filter, sort } = address.view;
  const isWanted = isNothingFound && !filter.withEnded && filter.statuses.length === 0 && isFiltered(filter);
  const { data, isLoading } = useServices(
    isWanted ? { page: 0, sort, filter: { ...filter, withEnded: true } } : undefined,
  );
  const { text } = filter;
  const isTextAlone = !isFiltered({ ...filter, text: noFilter.text, withEnded: noFilter.withEnded });
  if (!isNothingFound || isLoading || (isWanted && !data)) return undefined;
  const count = data?.totalItems ?? 0;
  if (count === 0) {
    const none = isTextAlone
      ? (`services.noMatch.none.${subject}` as const)
      : (`services.noMatch.both.${subject}` as const);
    return {
      title: formatMessage({ id: text === '' ? byFilters[subject] : none }, { text }),
      ...(isWanted && { body: formatMessage({ id: 'services.noMatch.endedToo' }) }),
    };
  }
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
