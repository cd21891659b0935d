import { contactPageSize, type Contact } from '@skerry/contracts';
import { Button, EmptyState } from '@skerry/ui';
import { IconAddressBook } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import { savedViewsOf, type SavedViewState } from '../../../platform/list/saved-views/savedViews.ts';
import type { ListAddress } from '../../../platform/list/listAddress.ts';
import { contactsFormat, type ContactsSort, type ContactsView } from '../contactsAddress.ts';
import { useContactList } from '../contacts.queries.ts';
import { useContactColumns } from './useContactColumns.tsx';
import { useContactFilters } from './useContactFilters.ts';

export interface ContactsListProps {
  address: ListAddress<ContactsView & SavedViewState>;
  onAdd: (() => void) | undefined;
}

/** Contacts by name: who they are, how they are reached, and what they are told about. */
export function ContactsList({ address, onAdd }: ContactsListProps) {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const { view, hrefOf } = address;
  const contacts = useContactList(view);
  const found = contacts.data?.totalItems;
  const { columns, phone } = useContactColumns();
  const hrefOfRow = useCallback(({ id }: Contact) => hrefOf({ contact: id }), [hrefOf]);

  return (
    <List
      id="contacts"
      label={formatMessage({ id: 'pages.contacts' })}
      address={address}
      savedViews={savedViewsOf('contacts', contactsFormat, address)}
      query={contacts}
      rowKey={keyOf}
      rowHref={hrefOfRow}
      staysInView
      rowState={stateOf}
      columns={columns}
      usualColumns={usualColumns}
      phone={phone}
      filters={useContactFilters(address)}
      search={{
        label: formatMessage({ id: 'contacts.filter.text' }),
        placeholder: formatMessage({ id: isPhone ? 'contacts.filter.textPhone' : 'contacts.filter.text' }),
      }}
      sort={view.sort}
      onSortChange={({ columnId, direction }) =>
        address.change({ sort: { columnId: columnId as ContactsSort['columnId'], direction } })
      }
      found={found}
      count={found === undefined ? undefined : formatMessage({ id: 'contacts.found' }, { count: found })}
      perPage={formatMessage({ id: 'contacts.perPage' }, { count: contactPageSize })}
      errorTitle="contacts.error"
      empty={
        <EmptyState
          icon={IconAddressBook}
          title={formatMessage({ id: 'contacts.empty.title' })}
          action={onAdd && <Button onClick={onAdd}>{formatMessage({ id: 'contacts.add' })}</Button>}
        >
          {formatMessage({ id: 'contacts.empty.body' })}
        </EmptyState>
      }
    />
  );
}

/** Language and hours are there by choice. */
const usualColumns = ['name', 'types', 'covers', 'email', 'phone'];
const keyOf = ({ id }: Contact) => id;
const stateOf = ({ userState }: Contact) => ({ isInactive: userState === 'INACTIVE' });
