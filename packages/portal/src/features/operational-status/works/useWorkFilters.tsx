import { impacts } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { daysFilter, suggestFilter } from '../../../platform/list/fields/fieldFilters.tsx';
import { findSites, useSiteName } from '../../../platform/services-section/sites.queries.ts';
import { findServices, useTags } from './workFilters.queries.ts';
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
  const { language } = useLanguage();
  const siteName = useSiteName(filter.siteId);
  const tags = useTags().data ?? [];
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
    choiceFilter({
      id: 'tag',
      label: formatMessage({ id: 'plannedWorks.filter.tag' }),
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
      value: filter.tagIds,
      onChange: (tagIds) => filterBy({ tagIds }),
    }),
    suggestFilter({
      id: 'site',
      label: formatMessage({ id: 'plannedWorks.filter.site' }),
      placeholder: formatMessage({ id: 'list.filter.site.hint' }),
      find: findSites,
      value: filter.siteId,
      name: siteName,
      chip: siteName,
      onChange: (siteId) => filterBy({ siteId }),
    }),
    suggestFilter({
      id: 'service',
      label: formatMessage({ id: 'plannedWorks.filter.ofService' }),
      placeholder: formatMessage({ id: 'list.filter.site.hint' }),
      find: findServices,
      value: filter.serviceId,
      name: filter.serviceId,
      chip: formatMessage({ id: 'plannedWorks.filter.service' }, { id: filter.serviceId }),
      onChange: (serviceId) => filterBy({ serviceId }),
    }),
    daysFilter({
      id: 'period',
      label: formatMessage({ id: 'plannedWorks.filter.period' }),
      fieldLabel: formatMessage({ id: 'plannedWorks.filter.period.field' }),
      from: filter.from,
      to: filter.to,
      language,
      words: intl,
      chipOf: (span) => formatMessage({ id: 'plannedWorks.filter.period.range' }, span),
      onChange: (from, to) => filterBy({ from, to }),
    }),
  ];
}
