import type { SavedView, SavedViewDetails } from '@skerry/contracts';
import type { Keyed } from '../../api/idempotency-key.ts';
import { ifMatch } from '../../api/if-match.ts';
import { unwrap } from '../../api/unwrap.ts';
import { useApiWrite } from '../../data/useApiWrite.ts';
import type { DataCache } from '../../data/useDataCache.ts';
import type { Write } from '../../data/useWrite.ts';
import { savedViewResources } from './savedViews.queries.ts';
import { isSavedView } from './savedViews.reads.ts';

const askAgain = (cache: DataCache) => cache.invalidate(savedViewResources.all);

export function useCreateSavedView(): Write<Keyed<{ details: SavedViewDetails }>, SavedView> {
  return useApiWrite(
    (api, { details, idempotencyKey }) =>
      unwrap(
        api.portalUser.POST('/saved-views', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: details,
        }),
        isSavedView,
      ),
    askAgain,
  );
}

export function useUpdateSavedView(): Write<{ saved: SavedView; changes: Partial<SavedViewDetails> }, SavedView> {
  return useApiWrite((api, { saved, changes }) => {
    const { id, version, page, name, query, columns, sharedWith } = saved;
    return unwrap(
      api.portalUser.PUT('/saved-views/{viewId}', {
        params: { path: { viewId: id }, header: ifMatch(version) },
        body: { page, name, query, columns, sharedWith, ...changes },
      }),
      isSavedView,
    );
  }, askAgain);
}

export function useDeleteSavedView(): Write<Pick<SavedView, 'id' | 'version'>, void> {
  return useApiWrite(async (api, { id, version }) => {
    await unwrap(
      api.portalUser.DELETE('/saved-views/{viewId}', { params: { path: { viewId: id }, header: ifMatch(version) } }),
    );
  }, askAgain);
}
