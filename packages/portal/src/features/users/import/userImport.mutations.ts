import type { UserImport, UserImportResult } from '@skerry/contracts';
import type { Keyed } from '../../../platform/api/idempotency-key.ts';
import { unwrap } from '../../../platform/api/unwrap.ts';
import { useApi } from '../../../platform/api/useApi.ts';
import { useApiWrite } from '../../../platform/data/useApiWrite.ts';
import { useWrite, type Write } from '../../../platform/data/useWrite.ts';

/** Asks what an import would do. */
export function useCheckImport(): Write<UserImport, UserImportResult> {
  const api = useApi();
  return useWrite((body) => unwrap(api.userAdmin.POST('/customer/users/import-checks', { body }), isResultOf(body)));
}

/** Imports users; all that is known of users and groups is asked for again. */
export function useImportUsers(): Write<Keyed<{ body: UserImport }>, UserImportResult> {
  return useApiWrite(
    (api, { body, idempotencyKey }) =>
      unwrap(
        api.userAdmin.POST('/customer/users/import', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
        isResultOf(body),
      ),
    async (cache) => {
      await cache.invalidate(['users']);
      await cache.invalidate(['role-groups']);
    },
  );
}

const isResultOf =
  ({ rows }: UserImport) =>
  ({ results }: UserImportResult) =>
    results.length === rows.length && results.every(({ outcome }) => typeof outcome === 'string');
