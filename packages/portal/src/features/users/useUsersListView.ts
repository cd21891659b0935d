import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../platform/browser/useDebouncedValue.ts';
import { usersPath } from './users.paths.ts';
import { normaliseFilter, readUsersListView, writeUsersListView, type UsersListView } from './usersListAddress.ts';

export interface UsersListAddress {
  /** What the address says. */
  readonly view: UsersListView;
  /** What stands in the filter field; the address follows when typing rests. */
  readonly typedFilter: string;
  readonly typeFilter: (text: string) => void;
  readonly clearFilter: () => void;
  readonly hrefOfPage: (page: number) => string;
  /** Goes to another page in place of this one, which doesn't exist. */
  readonly correctPage: (page: number) => void;
}

/** Page and filter of the users list, which live in the address. */
export function useUsersListView(): UsersListAddress {
  const [query, setQuery] = useSearchParams();
  const view = readUsersListView(query);
  const [typed, setTyped] = useState(view.filter);
  const [filter, setFilter] = useState(view.filter);
  /** What the field has put into the address and has not seen there yet; typing may go on meanwhile. */
  const [sent, setSent] = useState<string>();
  const settled = useDebouncedValue(typed);

  const next = normaliseFilter(settled);
  if (filter !== view.filter) {
    // The address has changed. Where it did so by itself, by the back button or a link, the field follows.
    setFilter(view.filter);
    setSent(undefined);
    if (view.filter !== sent && normaliseFilter(typed) !== view.filter) setTyped(view.filter);
  } else if (settled === typed && next !== view.filter && next !== sent) {
    // Typing rests: while these two differ, something has been typed or has come with the address since.
    setSent(next);
  }

  useEffect(() => {
    const corrected = writeUsersListView(view);
    if (query.toString() !== corrected) setQuery(corrected, { replace: true });
  });

  useEffect(() => {
    if (sent === undefined || sent === view.filter) return;
    // One step back leads to the list without a filter, not through every pause in typing.
    setQuery(writeUsersListView({ page: 0, filter: sent }), { replace: view.filter !== '' });
  }, [sent, view.filter, setQuery]);

  return {
    view,
    typedFilter: typed,
    typeFilter: setTyped,
    clearFilter() {
      setTyped('');
      setQuery('', { replace: false });
    },
    hrefOfPage: (page) => usersListHref({ ...view, page }),
    correctPage: (page) => setQuery(writeUsersListView({ ...view, page }), { replace: true }),
  };
}

/** Address of the users list in a view. */
export function usersListHref(view: UsersListView): string {
  const query = writeUsersListView(view);
  return query === '' ? usersPath : `${usersPath}?${query}`;
}
