import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText } from '../../platform/browser/useSettledText.ts';
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
  useEffect(() => {
    const corrected = writeUsersListView(view);
    if (query.toString() !== corrected) setQuery(corrected, { replace: true });
  });

  const text = useSettledText({
    text: view.filter,
    normalise: normaliseFilter,
    // One step back leads to the list without a filter, not through every pause in typing.
    onSettled: (filter) => setQuery(writeUsersListView({ page: 0, filter }), { replace: view.filter !== '' }),
  });

  return {
    view,
    typedFilter: text.typed,
    typeFilter: text.type,
    clearFilter() {
      text.type('');
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
