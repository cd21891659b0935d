import {
  contactEmailStates,
  contactReaches,
  contactScopeKinds,
  contactTypes,
  type ContactEmailState,
  type ContactReach,
  type ContactScopeKind,
  type ContactType,
} from '@skerry/contracts';
import {
  isSameSort,
  normaliseSearch,
  readChosen,
  readOneOf,
  readPage,
  readSort,
  readTexts,
  writeQuery,
  writeSort,
  type ListSort,
} from '../../platform/list/listQuery.ts';
import { withSavedViews } from '../../platform/list/saved-views/savedViews.ts';
import { contactsPath } from './contacts.paths.ts';

const sortColumns = ['name', 'email'] as const;
export type ContactsSort = ListSort<(typeof sortColumns)[number]>;
const byName: ContactsSort = { columnId: 'name', direction: 'ascending' };

/** In place of an id: the form for a new contact. No id is this word. */
export const newContact = 'new';

/** What the page shows, as its address says: `?view=purpose`, `?type=NOC&sort=-name`, `?contact=…` for one that is open. */
export interface ContactsView {
  readonly view: 'person' | 'purpose';
  readonly page: number;
  readonly filter: string;
  readonly types: readonly ContactType[];
  readonly scopes: readonly ContactScopeKind[];
  readonly states: readonly ContactEmailState[];
  readonly reached: readonly ContactReach[];
  readonly sort: ContactsSort;
  /** Id of the one that is open; empty for none. */
  readonly contact: string;
  /** What the one that is open is to be told about, too. */
  readonly purpose: ContactType | '';
}

function readContactsView(query: URLSearchParams): ContactsView {
  return {
    view: readOneOf(query, 'view', ['person', 'purpose']),
    page: readPage(query),
    filter: normaliseSearch(query.get('filter') ?? ''),
    types: readChosen(query, 'type', contactTypes),
    scopes: readChosen(query, 'covers', contactScopeKinds),
    states: readChosen(query, 'address', contactEmailStates),
    reached: readChosen(query, 'reached', contactReaches),
    sort: readSort(query, sortColumns) ?? byName,
    contact: readTexts(query, 'contact', 1, 64)[0] ?? '',
    purpose: contactTypes.find((type) => type === query.get('purpose')) ?? '',
  };
}

function writeContactsView({
  view,
  page,
  filter,
  types,
  scopes,
  states,
  reached,
  sort,
  contact,
  purpose,
}: ContactsView): string {
  return writeQuery({
    view: view === 'person' ? '' : view,
    filter,
    type: types.join(),
    covers: scopes.join(),
    address: states.join(),
    reached: reached.join(),
    sort: isSameSort(sort, byName) ? '' : writeSort(sort),
    page,
    contact,
    purpose: contact === '' ? '' : purpose,
  });
}

export const contactsFormat = withSavedViews<ContactsView>({
  path: contactsPath,
  read: readContactsView,
  write: writeContactsView,
  searchOf: ({ filter }) => filter,
  withSearch: (_view, filter) => ({ filter }),
  notKept: { contact: '', purpose: '' },
  withoutFilters: () => ({ filter: '', types: [], scopes: [], states: [], reached: [] }),
});
