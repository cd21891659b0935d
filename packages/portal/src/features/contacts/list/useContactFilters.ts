import { contactEmailStates, contactReaches, contactScopeKinds, contactTypes } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { choiceFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import type { ContactsView } from '../contactsAddress.ts';

/** What contacts are filtered by, besides text. */
export function useContactFilters({
  view,
  change,
}: Pick<ListAddress<ContactsView>, 'view' | 'change'>): readonly ListFilter[] {
  const { formatMessage } = useIntl();
  return [
    choiceFilter({
      id: 'type',
      label: formatMessage({ id: 'contacts.field.types' }),
      isPrimary: true,
      options: contactTypes.map((value) => ({ value, label: formatMessage({ id: `contacts.type.${value}` }) })),
      value: view.types,
      onChange: (types) => change({ types }),
    }),
    choiceFilter({
      id: 'covers',
      label: formatMessage({ id: 'contacts.field.covers' }),
      isPrimary: true,
      options: contactScopeKinds.map((value) => ({ value, label: formatMessage({ id: `contacts.scope.${value}` }) })),
      value: view.scopes,
      onChange: (scopes) => change({ scopes }),
    }),
    choiceFilter({
      id: 'reached',
      label: formatMessage({ id: 'contacts.field.reached' }),
      isPrimary: true,
      options: contactReaches.map((value) => ({ value, label: formatMessage({ id: `contacts.reached.${value}` }) })),
      value: view.reached,
      onChange: (reached) => change({ reached }),
    }),
    choiceFilter({
      id: 'address',
      label: formatMessage({ id: 'contacts.field.emailState' }),
      isPrimary: true,
      options: contactEmailStates.map((value) => ({
        value,
        label: formatMessage({ id: `contacts.emailState.${value}` }),
      })),
      value: view.states,
      onChange: (chosen) => change({ states: chosen }),
    }),
  ];
}
