import type { SavedView, SavedViewDetails } from '@skerry/contracts';
import { unwrap } from '../../api/unwrap.ts';
import { useApi } from '../../api/useApi.ts';
import { useDataCache } from '../../data/useDataCache.ts';
import { useWrite, type Write } from '../../data/useWrite.ts';
import { savedViewResources } from './savedViews.queries.ts';
import { isSavedView } from './savedViews.reads.ts';

export interface CreateSavedView {
  details: SavedViewDetails;
  /** The same key for the same content makes one view. */
  idempotencyKey: string;
}

export function useCreateSavedView(): Write<CreateSavedView, SavedView> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ details, idempotencyKey }) => {
    const saved = await unwrap(
      api.portalUser.POST('/saved-views', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: details,
      }),
      isSavedView,
    );
    await cache.invalidate(savedViewResources.all);
    return saved;
  });
}

export function useUpdateSavedView(): Write<{ saved: SavedView; changes: Partial<SavedViewDetails> }, SavedView> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ saved, changes }) => {
    const { id, version, page, name, query, columns, sharedWith } = saved;
    const updated = await unwrap(
      api.portalUser.PUT('/saved-views/{viewId}', {
        params: { path: { viewId: id }, header: { 'If-Match': `"${version}"` } },
        body: { page, name, query, columns, sharedWith, ...changes },
      }),
      isSavedView,
    );
    await cache.invalidate(savedViewResources.all);
    return updated;
  });
}

export function useDeleteSavedView(): Write<Pick<SavedView, 'id' | 'version'>, void> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ id, version }) => {
    await unwrap(
      api.portalUser.DELETE('/saved-views/{viewId}', {
        params: { path: { viewId: id }, header: { 'If-Match': `"${version}"` } },
      }),
    );
    await cache.invalidate(savedViewResources.all);
  });
}
