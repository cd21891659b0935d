import { impacts } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { choiceFilter, switchFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import {
  impactWord,
  isOver,
  kindWord,
  stateWord,
  toldWorkStates,
  workKinds,
} from '../../../platform/disturbances/disturbanceWords.ts';
import type { WorksFilter, WorksView } from './plannedWorksAddress.ts';

/** What works are filtered by. */
export function useWorkFilters({ view, change }: ListAddress<WorksView>): readonly ListFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { filter } = view;
  const filterBy = (part: Partial<WorksFilter>) => change({ filter: { ...filter, ...part } });
  return [
    choiceFilter({
      id: 'state',
      label: formatMessage({ id: 'plannedWorks.field.state' }),
      isPrimary: true,
      // Those that are over stand in the history.
      options: toldWorkStates
        .filter((state) => !isOver(state))
        .map((value) => ({ value, label: stateWord(intl, value) })),
      value: filter.states,
      onChange: (states) => filterBy({ states }),
    }),
    choiceFilter({
      id: 'impact',
      label: formatMessage({ id: 'disturbance.field.impact' }),
      isPrimary: true,
      options: impacts.toReversed().map((value) => ({ value, label: impactWord(intl, value) })),
      value: filter.impacts,
      onChange: (chosen) => filterBy({ impacts: chosen }),
    }),
    choiceFilter({
      id: 'kind',
      label: formatMessage({ id: 'plannedWorks.field.kind' }),
      isPrimary: true,
      options: workKinds.map((value) => ({ value, label: kindWord(intl, value) })),
      value: filter.kinds,
      onChange: (kinds) => filterBy({ kinds }),
    }),
    switchFilter({
      id: 'freeze',
      label: formatMessage({ id: 'plannedWorks.filter.freeze' }),
      value: filter.inFreeze,
      onChange: (inFreeze) => filterBy({ inFreeze }),
    }),
    switchFilter({
      id: 'risk',
      label: formatMessage({ id: 'plannedWorks.filter.risk' }),
      value: filter.atRisk,
      onChange: (atRisk) => filterBy({ atRisk }),
    }),
    // Set by a link from a service; no field of its own.
    ...(filter.serviceId === ''
      ? []
      : [
          choiceFilter({
            id: 'service',
            label: formatMessage({ id: 'plannedWorks.field.services' }),
            options: [
              {
                value: filter.serviceId,
                label: formatMessage({ id: 'plannedWorks.filter.service' }, { id: filter.serviceId }),
              },
            ],
            value: [filter.serviceId],
            onChange: ([serviceId = '']) => filterBy({ serviceId }),
          }),
        ]),
  ];
}
