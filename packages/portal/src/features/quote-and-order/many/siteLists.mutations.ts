import type { SiteList, SiteListChange, SiteListFileResult } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { asFile, useFileDownload } from '../../../platform/files/useFileDownload.ts';
import { purchaseResources } from '../purchase.queries.ts';

/** Makes a list of the sites of a file. */
export function useSendSiteFile(): Write<Keyed<{ file: File }>, SiteListFileResult> {
  return useApiWrite(
    (api, { file, idempotencyKey }) =>
      unwrap(
        api.quoteAndOrder.POST('/planned-customer-site-lists/file', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          // The types of the API have text for what is a file in a form.
          body: { file: file as unknown as string },
          bodySerializer: () => {
            const form = new FormData();
            form.append('file', file);
            return form;
          },
        }),
        ({ id, rows }) => typeof id === 'string' && Array.isArray(rows),
      ),
    (cache) => cache.invalidate(purchaseResources.siteLists),
  );
}

/** Renames a list or changes its sites. */
export function useChangeSiteList({ id, version }: Pick<SiteList, 'id' | 'version'>): Write<SiteListChange, SiteList> {
  return useApiWrite(
    (api, change) =>
      unwrap(
        api.quoteAndOrder.PATCH('/planned-customer-site-lists/{siteListId}', {
          params: { path: { siteListId: id }, header: ifMatch(version) },
          body: change,
        }),
        ({ sites }) => Array.isArray(sites),
      ),
    (cache, list) => cache.replace(purchaseResources.siteList(id), list),
  );
}

/** Files that are handed to the browser: the template, or the rows of a list that are not valid. */
export function useSiteFiles(failed: MessageId) {
  const { isPending, start } = useFileDownload({ failed: { title: { id: failed } } });
  const rows = (siteListId: string, query: { format: 'xlsx'; rows?: 'invalid' }) =>
    start((api) =>
      api.quoteAndOrder.GET('/planned-customer-site-lists/{siteListId}/file', {
        params: { path: { siteListId }, query },
        ...asFile,
      }),
    );
  return {
    isPending,
    template: (format: 'xlsx' | 'csv') =>
      start((api) =>
        api.quoteAndOrder.GET('/planned-customer-site-lists/template', { params: { query: { format } }, ...asFile }),
      ),
    download: (siteListId: string) => rows(siteListId, { format: 'xlsx' }),
    rejected: (siteListId: string) => rows(siteListId, { format: 'xlsx', rows: 'invalid' }),
  };
}
