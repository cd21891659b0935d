import { changeClasses, changeStatuses } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { choiceFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import type { ChangeRequestsFilter, ChangeRequestsView } from '../changeRequestsAddress.ts';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { changeClassWord } from '../changeWords.ts';
import { useChangeKinds } from '../service-change-requests.queries.ts';

/** What requests are filtered by. The tab is one of the filters: taking its chip away shows requests of every state. */
export function useChangeRequestFilters(address: ListAddress<ChangeRequestsView>): readonly ListFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { data: kinds = [] } = useChangeKinds();
  const { filter, state } = address.view;
  const filterBy = (part: Partial<ChangeRequestsFilter>) => address.change({ filter: { ...filter, ...part } });

  const status = choiceFilter({
    id: 'status',
    label: formatMessage({ id: 'changeRequests.field.status' }),
    isPrimary: true,
    options: changeStatuses.map((value) => ({ value, label: changeStatusWord(intl, value) })),
    value: filter.statuses,
    usualName: state === 'all' ? undefined : formatMessage({ id: `changeRequests.state.${state}` }),
    // A status says more than a tab, and may be of another one.
    onChange: (statuses) => address.change({ filter: { ...filter, statuses }, state: 'all' }),
  });
  return [
    {
      ...status,
      chips: [
        ...(state === 'all'
          ? []
          : [
              {
                id: 'state',
                label: formatMessage({ id: `changeRequests.state.${state}` }),
                isUsual: true,
                onRemove: () => address.change({ state: 'all' }),
              },
            ]),
        ...status.chips,
      ],
    },
    choiceFilter({
      id: 'kind',
      label: formatMessage({ id: 'changeRequests.field.kind' }),
      isPrimary: true,
      options: kinds.map(({ id, translations }) => ({ value: id, label: translatedName(translations, language, id) })),
      value: filter.kinds,
      onChange: (chosen) => filterBy({ kinds: chosen }),
    }),
    choiceFilter({
      id: 'class',
      label: formatMessage({ id: 'changeRequests.field.class' }),
      isPrimary: true,
      options: changeClasses.map((value) => ({ value, label: changeClassWord(intl, value) })),
      value: filter.classes,
      onChange: (classes) => filterBy({ classes }),
    }),
    // Set by a link from a service; no field of its own.
    ...(filter.serviceId === ''
      ? []
      : [
          choiceFilter({
            id: 'service',
            label: formatMessage({ id: 'changeRequests.field.services' }),
            options: [
              {
                value: filter.serviceId,
                label: formatMessage({ id: 'changeRequests.filter.service' }, { id: filter.serviceId }),
              },
            ],
            value: [filter.serviceId],
            onChange: ([serviceId = '']) => filterBy({ serviceId }),
          }),
        ]),
  ];
}
