/** How the view of a list is written into the address and read from it. Keep it outside the component. */
export interface ListAddressFormat<View extends { readonly page: number }> {
  readonly path: string;
  /** Whatever can't be asked for counts as not given. */
  readonly read: (query: URLSearchParams) => View;
  /** The query without its question mark; what is usual is left out. */
  readonly write: (view: View) => string;
  /** What is searched for; empty for nothing. */
  readonly searchOf: (view: View) => string;
  /** What changes with another text. */
  readonly withSearch: (view: View, text: string) => Partial<View>;
  /** What else belongs to the moment, and is no part of a saved view: what is open, and the like. */
  readonly notKept?: Partial<View>;
  /** What changes when all filters are taken away, the text and those that hold without a choice too. */
  readonly withoutFilters: (view: View) => Partial<View>;
  /** What brings back those that hold without a choice, where no tab does. */
  readonly withUsualFilters?: (view: View) => Partial<View>;
}

/** The view of a list, which lives in the address. */
export interface ListAddress<View> {
  readonly view: View;
  /** What stands in the search field; the address follows when typing rests. */
  readonly typedText: string;
  readonly typeText: (text: string) => void;
  /** What is searched for: the rows that are shown, or on their way, are its hits. */
  readonly search: string;
  /** Shows something else, from the first page on. */
  readonly change: (part: Partial<View>) => void;
  readonly clearFilters: () => void;
  /** Brings back the filters that hold without a choice; undefined where there are none. */
  readonly restoreFilters?: (() => void) | undefined;
  /** Address of this view with something else in it. */
  readonly hrefOf: (part: Partial<View>) => string;
  /** Puts something else in the place of what the address says wrongly. */
  readonly correct: (part: Partial<View>) => void;
}

/** Address of a list in a view. */
export function listHref<View extends { readonly page: number }>(format: ListAddressFormat<View>, view: View): string {
  const query = format.write(view);
  return query === '' ? format.path : `${format.path}?${query}`;
}
