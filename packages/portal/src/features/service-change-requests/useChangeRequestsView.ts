import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText, type SettledText } from '../../platform/browser/useSettledText.ts';
import {
  noFilter,
  normaliseText,
  readChangeRequestsView,
  writeChangeRequestsView,
  type ChangeRequestsFilter,
  type ChangeRequestSort,
  type ChangeRequestsView,
} from './changeRequestsAddress.ts';
import { changeRequestsPath } from './service-change-requests.paths.ts';

export interface ChangeRequestsAddress {
  /** What the address says. */
  readonly view: ChangeRequestsView;
  /** The text filter as it is being typed; the address follows when typing rests. */
  readonly text: SettledText;
  /** Changes some of the filters, and goes to the first page of what they find. */
  readonly changeFilter: (change: Partial<ChangeRequestsFilter>) => void;
  readonly clearFilter: () => void;
  readonly sortBy: (sort: ChangeRequestSort) => void;
  readonly hrefOfPage: (page: number) => string;
  /** Goes to another page in place of this one, which doesn't exist. */
  readonly correctPage: (page: number) => void;
}

/** What the list shows, which lives in its address. */
export function useChangeRequestsView(): ChangeRequestsAddress {
  const [query, setQuery] = useSearchParams();
  const view = readChangeRequestsView(query);

  useEffect(() => {
    const corrected = writeChangeRequestsView(view);
    if (query.toString().replaceAll('%2C', ',') !== corrected) setQuery(corrected, { replace: true });
  });

  const changeFilter = (change: Partial<ChangeRequestsFilter>, replace = false) =>
    setQuery(writeChangeRequestsView({ ...view, page: 0, filter: { ...view.filter, ...change } }), { replace });
  const text = useSettledText({
    text: view.filter.text,
    normalise: normaliseText,
    // One step back leads to the list without a filter, not through every pause in typing.
    onSettled: (settled) => changeFilter({ text: settled }, view.filter.text !== ''),
  });

  return {
    view,
    text,
    changeFilter: (change) => changeFilter(change),
    clearFilter() {
      text.type('');
      changeFilter(noFilter);
    },
    sortBy: (sort) => setQuery(writeChangeRequestsView({ ...view, sort, page: 0 })),
    hrefOfPage: (page) => changeRequestsHref({ ...view, page }),
    correctPage: (page) => setQuery(writeChangeRequestsView({ ...view, page }), { replace: true }),
  };
}

/** Address of the list in a view. */
export function changeRequestsHref(view: ChangeRequestsView): string {
  const query = writeChangeRequestsView(view);
  return query === '' ? changeRequestsPath : `${changeRequestsPath}?${query}`;
}
