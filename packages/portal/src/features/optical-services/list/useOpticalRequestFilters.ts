import { opticalStatuses } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { choiceFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { opticalStatusWord } from '../opticalWords.ts';
import type { OpticalRequestsView } from '../opticalRequestsAddress.ts';

/** What requests are filtered by. The tab is one of the filters: taking its chip away shows requests of every state. */
export function useOpticalRequestFilters({ view, change }: ListAddress<OpticalRequestsView>): readonly ListFilter[] {
  const intl = useIntl();
  const { state, statuses } = view;
  const status = choiceFilter({
    id: 'status',
    label: intl.formatMessage({ id: 'optical.list.status' }),
    isPrimary: true,
    options: opticalStatuses.map((value) => ({ value, label: opticalStatusWord(intl, value) })),
    value: statuses,
    usualName: state === 'all' ? undefined : intl.formatMessage({ id: `optical.state.${state}` }),
    // A status says more than a tab, and may be of another one.
    onChange: (chosen) => change({ statuses: chosen, state: 'all' }),
  });
  const tab = {
    id: 'state',
    label: intl.formatMessage({ id: `optical.state.${state}` }),
    isUsual: true,
    onRemove: () => change({ state: 'all' }),
  };
  return [{ ...status, chips: [...(state === 'all' ? [] : [tab]), ...status.chips] }];
}
