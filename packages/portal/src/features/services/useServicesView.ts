import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText } from '../../platform/browser/useSettledText.ts';
import { servicesPath } from './services.paths.ts';
import {
  noFilter,
  normaliseText,
  readServicesView,
  writeServicesView,
  type ServicesFilter,
  type ServicesView,
} from './servicesAddress.ts';

export interface ServicesAddress {
  /** What the address says. */
  readonly view: ServicesView;
  /** What stands in the search field; the address follows when typing rests. */
  readonly typedText: string;
  readonly typeText: (text: string) => void;
  /** Another filter; the list begins at its first page. */
  readonly changeFilter: (part: Partial<ServicesFilter>) => void;
  readonly clearFilter: () => void;
  readonly changeSort: (sort: ServicesView['sort']) => void;
  /** Address of this view with something else in it. */
  readonly hrefOf: (part: Partial<ServicesView>) => string;
  /** Puts something else in the place of what the address says wrongly. */
  readonly correct: (part: Partial<ServicesView>) => void;
}

/** What the page shows, which lives in the address. */
export function useServicesView(): ServicesAddress {
  const [query, setQuery] = useSearchParams();
  const view = readServicesView(query);

  useEffect(() => {
    const corrected = writeServicesView(view);
    if (query.toString() !== corrected) setQuery(corrected, { replace: true });
  });

  const go = (part: Partial<ServicesView>, replace = false) =>
    setQuery(writeServicesView({ ...view, ...part }), { replace });
  const changeFilter = (part: Partial<ServicesFilter>, replace = false) =>
    go({ page: 0, filter: { ...view.filter, ...part } }, replace);
  const text = useSettledText({
    text: view.filter.text,
    normalise: normaliseText,
    // One step back leads to the list without a text, not through every pause in typing.
    onSettled: (settled) => changeFilter({ text: settled }, view.filter.text !== ''),
  });

  return {
    view,
    typedText: text.typed,
    typeText: text.type,
    changeFilter: (part) => changeFilter(part),
    clearFilter() {
      text.type('');
      changeFilter(noFilter);
    },
    changeSort: (sort) => go({ page: 0, sort }),
    hrefOf: (part) => servicesHref({ ...view, ...part }),
    correct: (part) => go(part, true),
  };
}

/** Address of the page in a view. */
export function servicesHref(view: ServicesView): string {
  const query = writeServicesView(view);
  return query === '' ? servicesPath : `${servicesPath}?${query}`;
}
