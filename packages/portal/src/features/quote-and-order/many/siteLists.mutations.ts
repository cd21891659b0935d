import type { SiteList, SiteListChange, SiteListFileResult } from '@skerry/contracts';
import { useState } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Api } from '../../../platform/api/create-api.ts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { ifMatch } from '../../../platform/api/if-match.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import type { Write } from '../../../platform/data/useWrite.ts';
import { fileNameOf } from '../../../platform/files/file-name.ts';
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
export function useSiteFiles() {
  const api = useApi();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function save(ask: (api: Api) => Promise<{ data?: Blob | undefined; response: Response }>): Promise<void> {
    setPending(true);
    try {
      const { data, response } = await ask(api);
      const name = fileNameOf(response.headers.get('Content-Disposition'));
      if (name === undefined || !data || data.size === 0) throw new Error('The answer is not a file with a name.');
      saveFile(data, name);
    } catch (error) {
      alerts.failure(error);
    } finally {
      setPending(false);
    }
  }

  const asFile = { headers: { Accept: '*/*' }, parseAs: 'blob' as const };
  return {
    isPending,
    template: (format: 'xlsx' | 'csv') =>
      void save((from) =>
        from.quoteAndOrder.GET('/planned-customer-site-lists/template', { params: { query: { format } }, ...asFile }),
      ),
    download: (siteListId: string) =>
      void save((from) =>
        from.quoteAndOrder.GET('/planned-customer-site-lists/{siteListId}/file', {
          params: { path: { siteListId }, query: { format: 'xlsx' } },
          ...asFile,
        }),
      ),
    rejected: (siteListId: string) =>
      void save((from) =>
        from.quoteAndOrder.GET('/planned-customer-site-lists/{siteListId}/file', {
          params: { path: { siteListId }, query: { format: 'xlsx', rows: 'invalid' } },
          ...asFile,
        }),
      ),
  };
}
