import {
  contactPageSize,
  type Contact,
  type ContactNotice,
  type ContactPage,
  type ContactPurpose,
  type ContactScopeItem,
} from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import type { Api } from '../../platform/api/create-api.ts';
import { unwrap } from '../../platform/api/unwrap.ts';
import type { Resource } from '../../platform/data/data-keys.ts';
import { useKnown } from '../../platform/data/useKnown.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { writeSort } from '../../platform/list/listQuery.ts';
import type { ContactsView } from './contactsAddress.ts';

/** What the contacts page asks for. */
export const contactResources = {
  all: ['contacts'],
  lists: ['contacts', 'list'],
  detail: (contactId: string): Resource => ['contacts', 'detail', contactId],
} as const;

/** The filter of a view as the API takes it. */
export function contactFilterOf({ filter, types, scopes, states, reached }: ContactsView) {
  return {
    ...(filter !== '' && { text: filter }),
    ...(types.length > 0 && { types: types.join() }),
    ...(scopes.length > 0 && { scopes: scopes.join() }),
    ...(states.length > 0 && { states: states.join() }),
    ...(reached.length > 0 && { reached: reached.join() }),
  };
}

/** One page of contacts. While another page, filter or order is on its way, the last one stays. */
export function useContactList(view: ContactsView): SWRResponse<ContactPage, unknown> {
  const sortBy = writeSort(view.sort) as 'name';
  const query = { page: view.page, pageSize: contactPageSize, sortBy, ...contactFilterOf(view) };
  return useQuery([...contactResources.lists, JSON.stringify(query)], (api) => readContacts(api, query), {
    keepPreviousData: true,
  });
}

/** How many contacts there are, whatever the list is filtered by. */
export function useContactCount(): number | undefined {
  return useQuery([...contactResources.lists, 'count'], (api) => readContacts(api, { pageSize: 1 })).data?.totalItems;
}

/** The first contacts by name that a text finds, for choosing one. */
export async function findContacts(api: Api, text: string, signal: AbortSignal): Promise<readonly Contact[]> {
  const query = { page: 0, pageSize: 20, ...(text !== '' && { text }) };
  const { items } = await unwrap(api.customerContact.GET('/contacts', { params: { query }, signal }), isPage);
  return items;
}

/** One contact, at first as a list has said: it says all of it. */
export function useContact(contactId: string | undefined): SWRResponse<Contact, unknown> {
  const known = useKnown(contactResources.lists, ({ items }: Partial<ContactPage>) =>
    items?.find(({ id }) => id === contactId),
  );
  return useQuery(
    contactId === undefined ? undefined : contactResources.detail(contactId),
    (api) =>
      unwrap(
        api.customerContact.GET('/contacts/{contactId}', { params: { path: { contactId: contactId ?? '' } } }),
        isContact,
      ),
    { keepPreviousData: true, ...(known && { fallbackData: known }) },
  );
}

/** For each type who is told. */
export function usePurposes(): SWRResponse<ContactPurpose[], unknown> {
  return useQuery(['contacts', 'purposes'], async (api) => {
    const { items } = await unwrap(api.customerContact.GET('/purposes'), ({ items: found }) =>
      found.every(
        ({ contacts, uncovered, silentHours }) =>
          contacts.every(({ contact, assignment }) => isContact(contact) && Array.isArray(assignment.channels)) &&
          Array.isArray(uncovered) &&
          Array.isArray(silentHours),
      ),
    );
    return items;
  });
}

/** What would have reached a contact in the last 30 days. */
export function useContactNotices(
  contactId: string,
): SWRResponse<{ items: ContactNotice[]; totalItems: number }, unknown> {
  return useQuery(['contacts', 'notices', contactId], (api) =>
    unwrap(
      api.customerContact.GET('/contacts/{contactId}/notices', { params: { path: { contactId } } }),
      ({ items, totalItems }) => Array.isArray(items) && Number.isInteger(totalItems),
    ),
  );
}

/** The first sites, services or tags by name that a text finds. */
export async function findScopeItems(
  api: Api,
  kind: 'SITES' | 'SERVICES' | 'TAGS',
  text: string,
  signal: AbortSignal,
): Promise<readonly ContactScopeItem[]> {
  const query = { kind, ...(text !== '' && { text }) };
  const { items } = await unwrap(api.customerContact.GET('/scope-options', { params: { query }, signal }), (answer) =>
    Array.isArray(answer.items),
  );
  return items;
}

async function readContacts(
  api: Api,
  query: { page?: number; pageSize: number; sortBy?: 'name' },
): Promise<ContactPage> {
  return unwrap(api.customerContact.GET('/contacts', { params: { query } }), isPage);
}

export function isContact({ id, name, email, assignments, version }: Contact): boolean {
  return (
    [id, name, email].every((text) => typeof text === 'string') &&
    assignments.every(({ scope, channels }) => Array.isArray(scope.items) && Array.isArray(channels)) &&
    typeof version === 'number'
  );
}

function isPage({ items, totalItems, totalPages, currentPage }: ContactPage): boolean {
  return [totalItems, totalPages, currentPage].every(Number.isInteger) && items.every(isContact);
}
