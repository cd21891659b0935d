import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Another page, filter or service: the row or the dialog is gone there. Other columns, another height of the rows, or a name for the view leave it where it is, as do the ignored names of a page. */
export function isAnotherView(from: Place, to: Place, ignoredNames: readonly string[]): boolean {
  return from.pathname !== to.pathname || shownBy(from, ignoredNames) !== shownBy(to, ignoredNames);
}

function shownBy({ search }: Place, ignoredNames: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of ['column', 'rows', 'saved', ...ignoredNames]) query.delete(name);
  return query.toString();
}
