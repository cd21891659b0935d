import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSettledText } from '../browser/useSettledText.ts';
import { listHref, type ListAddress, type ListAddressFormat } from './listAddress.ts';
import { normaliseSearch } from './listQuery.ts';

export function useListAddress<View extends { readonly page: number }>(
  format: ListAddressFormat<View>,
): ListAddress<View> {
  const [query, setQuery] = useSearchParams();
  const view = format.read(query);
  const writtenOf = (part: Partial<View>) => format.write({ ...view, ...part });

  useEffect(() => {
    const corrected = format.write(view);
    // Commas may stand in a query as they are.
    if (query.toString() !== new URLSearchParams(corrected).toString()) setQuery(corrected, { replace: true });
  });

  const go = (part: Partial<View>, replace = false) => setQuery(writtenOf({ page: 0, ...part }), { replace });
  const search = format.searchOf(view);
  const text = useSettledText({
    text: search,
    normalise: normaliseSearch,
    // One step back leads to the list without a text, not through every pause in typing.
    onSettled: (settled) => go(format.withSearch(view, settled), search !== ''),
  });

  const { withUsualFilters: usual } = format;

  return {
    view,
    typedText: text.typed,
    typeText: text.type,
    search,
    change: (part) => go(part),
    clearFilters() {
      text.type('');
      go(format.withoutFilters(view));
    },
    ...(usual && { restoreFilters: () => go(usual(view)) }),
    hrefOf: (part) => listHref(format, { ...view, ...part }),
    correct: (part) => setQuery(writtenOf(part), { replace: true }),
  };
}
