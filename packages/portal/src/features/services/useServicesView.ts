import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../platform/browser/useDebouncedValue.ts';
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
  const { text } = view.filter;
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** What the field has put into the address and has not seen there yet; typing may go on meanwhile. */
  const [sent, setSent] = useState<string>();
  const settled = useDebouncedValue(typed);

  const next = normaliseText(settled);
  if (known !== text) {
    // The address has changed. Where it did so by itself, by the back button or a link, the field follows.
    setKnown(text);
    setSent(undefined);
    if (text !== sent && normaliseText(typed) !== text) setTyped(text);
  } else if (settled === typed && next !== text && next !== sent) {
    setSent(next);
  }

  useEffect(() => {
    const corrected = writeServicesView(view);
    if (query.toString() !== corrected) setQuery(corrected, { replace: true });
  });

  useEffect(() => {
    if (sent === undefined || sent === text) return;
    // One step back leads to the list without a text, not through every pause in typing.
    setQuery(
      (before) => {
        const current = readServicesView(before);
        return writeServicesView({ ...current, page: 0, filter: { ...current.filter, text: sent } });
      },
      { replace: text !== '' },
    );
  }, [sent, text, setQuery]);

  const go = (part: Partial<ServicesView>, replace = false) =>
    setQuery(writeServicesView({ ...view, ...part }), { replace });

  return {
    view,
    typedText: typed,
    typeText: setTyped,
    changeFilter: (part) => go({ page: 0, filter: { ...view.filter, ...part } }),
    clearFilter() {
      setTyped('');
      go({ page: 0, filter: noFilter });
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
