import type { UserImport, UserImportResult } from '@skerry/contracts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useDataCache } from '../../../platform/data/useDataCache.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';

/** Asks what an import would do. */
export function useCheckImport(): Write<UserImport, UserImportResult> {
  const api = useApi();
  return useWrite((body) => unwrap(api.userAdmin.POST('/customer/users/import-checks', { body }), isResultOf(body)));
}

/** Imports users; all that is known of users and groups is asked for again. */
export function useImportUsers(): Write<{ body: UserImport; idempotencyKey: string }, UserImportResult> {
  const api = useApi();
  const cache = useDataCache();
  return useWrite(async ({ body, idempotencyKey }) => {
    const result = await unwrap(
      api.userAdmin.POST('/customer/users/import', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body,
      }),
      isResultOf(body),
    );
    await cache.invalidate(['users']);
    await cache.invalidate(['role-groups']);
    return result;
  });
}

const isResultOf =
  ({ rows }: UserImport) =>
  ({ results }: UserImportResult) =>
    results.length === rows.length && results.every(({ outcome }) => typeof outcome === 'string');
