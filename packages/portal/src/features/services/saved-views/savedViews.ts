import type { SavedView, SavedViewDetails } from '@skerry/contracts';
import { knownColumns } from '../list/serviceColumns.ts';
import { readServicesView, writeServicesView, type ServicesView } from '../servicesAddress.ts';

/** What a saved view keeps of the page. */
export type SavedPageView = Pick<SavedViewDetails, 'query' | 'columns'>;

const notKept = { page: 0, place: '', service: '', tab: 'overview', historyPage: 0, columns: [], saved: '' } as const;

/** What is kept of the page as it is. Columns are the list's alone. */
export function savedPageViewOf(view: ServicesView, columns: readonly string[]): SavedPageView {
  return { query: writeServicesView({ ...view, ...notKept }), columns: view.view === 'list' ? [...columns] : [] };
}

/** The page as a saved view has it. Whatever can't be shown counts as not saved. */
export function openedView({ id, query, columns }: SavedView): ServicesView {
  return { ...readServicesView(new URLSearchParams(query)), ...notKept, columns: knownColumns(columns), saved: id };
}

/** Whether the address says something else than the saved view that was opened. */
export function isChangedFrom(saved: SavedView, view: ServicesView): boolean {
  const opened = openedView(saved);
  const [before, now] = [savedPageViewOf(opened, opened.columns), savedPageViewOf(view, view.columns)];
  return before.query !== now.query || before.columns.join() !== now.columns.join();
}
