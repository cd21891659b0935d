import type { SavedView } from '@skerry/contracts';
import type { Api } from '../../api/create-api.ts';
import { unwrap } from '../../api/unwrap.ts';

export async function readSavedViews(api: Api): Promise<SavedView[]> {
  const { items } = await unwrap(api.portalUser.GET('/saved-views'), (body) => body.items.every(isSavedView));
  return items;
}

export function isSavedView({ id, name, query, columns, version }: SavedView): boolean {
  return (
    [id, name, query].every((text) => typeof text === 'string') && Array.isArray(columns) && typeof version === 'number'
  );
}
