import type { SavedView, SavedViewDetails, SavedViewPage } from '@skerry/contracts';
import { densities, type Density } from '@skerry/ui';
import { readTexts } from '../listQuery.ts';
import { listHref, type ListAddress, type ListAddressFormat } from '../listAddress.ts';

/** What the address says of saved views. */
export interface SavedViewState {
  /** Columns in their order; none for those that the browser remembers. */
  readonly columns: readonly string[];
  /** Height of the rows; empty for the one that the browser remembers. */
  readonly rows: Density | '';
  /** Id of the saved view that was opened, which the list is compared with; empty or `noSavedView` for none. */
  readonly saved: string;
}

/** In place of an id: the reader left the view that their list opens with. No id is this word. */
export const noSavedView = 'none';

/** Whether the address names a saved view; it may be gone by now. */
export const isViewOpen = ({ saved }: Pick<SavedViewState, 'saved'>): boolean => saved !== '' && saved !== noSavedView;

/** What an address says of saved views. */
export function readSavedViewState(query: URLSearchParams): SavedViewState {
  return {
    columns: readTexts(query, 'column', 50, 64).filter((id) => /^[a-z0-9]+$/i.test(id)),
    rows: densities.find((density) => density === query.get('rows')) ?? '',
    saved: readTexts(query, 'saved', 1, 64)[0] ?? '',
  };
}

/** What a saved view keeps of a list. */
export type SavedPageView = Pick<SavedViewDetails, 'query' | 'columns'>;

/** The address of a list that has no word for saved views of its own. Keep it outside the component. */
export function withSavedViews<View extends { readonly page: number }>(
  format: ListAddressFormat<View>,
): ListAddressFormat<View & SavedViewState> {
  const { read, write, ...others } = format;
  return {
    ...(others as Omit<ListAddressFormat<View & SavedViewState>, 'read' | 'write'>),
    read: (query) => ({
      ...read(query),
      ...readSavedViewState(query),
    }),
    write(view) {
      const query = new URLSearchParams(view.columns.map((column) => ['column', column]));
      if (view.rows !== '') query.set('rows', view.rows);
      if (view.saved !== '') query.set('saved', view.saved);
      return [write(view), query.toString()].filter((part) => part !== '').join('&');
    },
  };
}

/** What a saved view keeps of a list. */
export type SavedViewPart = 'filters' | 'order' | 'columns' | 'rows';

/** Saved views of one list, as its View menu needs them. */
export interface ListSavedViews {
  readonly page: SavedViewPage;
  /** What the address says. */
  readonly state: SavedViewState;
  /** What is kept of the list as it is, with the columns and the height of the rows that it shows. */
  readonly kept: (columns: readonly string[], rows?: Density) => SavedPageView;
  /** In what the address says something else than the saved view that was opened. Search words don't count. */
  readonly changesFrom: (saved: SavedView) => readonly SavedViewPart[];
  readonly hrefOf: (saved: SavedView) => string;
  /** The address says nothing but what the list is without a choice, search words left out. */
  readonly isUsual: boolean;
  /** The list as it is without a choice. */
  readonly usualHref: string;
  /** Says in the address that this view is what is shown, as it was just saved. */
  readonly onSaved: (saved: SavedView) => void;
  /** Opens no view, and keeps the list from opening with one. */
  readonly leave: () => void;
  readonly onRowsChange: (rows: Density) => void;
  readonly onColumnsChange: (columns: readonly string[]) => void;
  /** Takes a view that is gone out of the address; what it showed stays. */
  readonly forget: () => void;
}

/** @param keepsColumns False where the list's columns are not those that the page's views speak of. @default true */
export function savedViewsOf<View extends { readonly page: number } & SavedViewState>(
  page: SavedViewPage,
  format: ListAddressFormat<View>,
  { view, correct }: Pick<ListAddress<View>, 'view' | 'correct'>,
  { keepsColumns = true }: { keepsColumns?: boolean } = {},
): ListSavedViews {
  const state = (part: Partial<SavedViewState>) => correct(part as Partial<View>);
  return {
    page,
    state: {
      saved: view.saved,
      ...(keepsColumns ? { columns: view.columns, rows: view.rows } : { columns: [], rows: '' }),
    },
    kept(columns, rows) {
      const query = keptQuery(format, { ...view, ...(keepsColumns && rows !== undefined && { rows }) });
      return { query, columns: keepsColumns ? [...columns] : [] };
    },
    changesFrom(saved) {
      const opened = openedView(format, saved);
      const parts = changedParts(keptQuery(format, opened), keptQuery(format, view));
      return keepsColumns && opened.columns.join() !== view.columns.join() ? [...parts, 'columns'] : parts;
    },
    isUsual:
      !isViewOpen(view) &&
      view.columns.length === 0 &&
      keptQuery(format, view) === keptQuery(format, format.read(new URLSearchParams())),
    hrefOf: (saved) => listHref(format, openedView(format, saved)),
    usualHref: format.path,
    onSaved(saved) {
      const { columns, rows } = openedView(format, saved);
      state({ saved: saved.id, columns, rows });
    },
    leave: () => state({ saved: noSavedView }),
    onRowsChange: (rows) => state({ rows }),
    onColumnsChange: (columns) => state({ columns }),
    forget: () => state({ saved: '' }),
  };
}

/** The query of a view without what belongs to the moment: the page, what is searched for, and what is open. */
function keptQuery<View extends { readonly page: number }>(format: ListAddressFormat<View>, view: View): string {
  const query = new URLSearchParams(format.write(withoutMoment(format, view)));
  query.delete('column');
  query.delete('saved');
  return query.toString();
}

/** The parts of a list that two queries of it say differently. */
function changedParts(before: string, after: string): readonly SavedViewPart[] {
  const [one, other] = [new URLSearchParams(before), new URLSearchParams(after)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  const changed = names.filter((name) => one.getAll(name).join() !== other.getAll(name).join());
  const parts = changed.map((name) => partOf[name] ?? 'filters');
  return (['filters', 'order', 'rows'] as const).filter((part) => parts.includes(part));
}

/** The parameters of an address that are no filters. */
const partOf: Readonly<Record<string, SavedViewPart>> = { sort: 'order', rows: 'rows' };

/** The list as a saved view has it. Whatever can't be shown counts as not saved. */
function openedView<View extends { readonly page: number }>(
  format: ListAddressFormat<View>,
  { id, query, columns }: SavedView,
): View {
  const address = new URLSearchParams(query);
  for (const name of ['column', 'saved']) address.delete(name);
  for (const column of columns) address.append('column', column);
  address.set('saved', id);
  return withoutMoment(format, format.read(address));
}

function withoutMoment<View extends { readonly page: number }>(format: ListAddressFormat<View>, view: View): View {
  return { ...view, ...format.withSearch(view, ''), ...format.notKept, page: 0 };
}
