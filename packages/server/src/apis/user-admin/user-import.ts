import type { UserImport, UserImportResult, UserImportRow, userAdminOperations } from '@skerry/contracts';
import type { Database, TenantQueries, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import { isStorable } from '../../database/stored-text.ts';
import type { Handlers, OperationCall } from '../../http/operation.ts';
import type { Principal } from '../../identity/principal.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { exhaustedAddresses, holdAddresses } from '../../identity-provider/invitations/limited-invitations.ts';
import { findAdministrators } from './administrators.repository.ts';
import { refuseLossOfAdministrators } from './administrators.ts';
import { planImport, type PlannedRow } from './import-plan.ts';
import { addUser, auditUser, changeDetails, changeGroups, changeRoles, existing } from './user-changes.ts';
import { findByEmails, lockAdministrators, replaceRoles } from './users.repository.ts';

type ImportCall = OperationCall<userAdminOperations['importCustomerUsers']>;
type RowResult = UserImportResult['results'][number];

/** Users from a file: what an import would do, and the import. */
export function userImportHandlers(
  database: Database,
  directory: IdentityDirectory,
): Pick<Handlers<userAdminOperations>, 'checkUserImport' | 'importCustomerUsers'> {
  return {
    async checkUserImport({ principal, body }) {
      const exhausted = (emails: readonly string[]) =>
        exhaustedAddresses(database.identityReads, principal.customerId, emails);
      const rows = await planned(database.readsOf(principal), principal, body, { exhausted });
      return { status: 200, body: { results: rows.map(resultOf) } };
    },

    importCustomerUsers: (call) =>
      database.withTenant(call.principal, (transaction) =>
        once(transaction, call, async () => {
          await lockAdministrators(transaction);
          const administrators = await findAdministrators(transaction);
          const results: RowResult[] = [];
          const accounts = new Set<string>();
          const exhausted = (emails: readonly string[]) =>
            transaction.asIdentity(async (query) => {
              await holdAddresses(query, emails);
              return exhaustedAddresses(query, transaction.customerId, emails);
            });
          for (const row of await planned(transaction, call.principal, call.body, { forUpdate: true, exhausted })) {
            const written = await write(transaction, call, row);
            if (written) accounts.add(written.accountId);
            results.push({ ...resultOf(row), ...(written && { userId: written.userId }) });
          }
          await refuseLossOfAdministrators(transaction, call.principal, administrators);
          for (const accountId of accounts) await directory.settle(transaction, accountId);
          return { status: 200, body: { results }, headers: {} } as const;
        }),
      ),
  };

  /** What was written of a row; undefined where nothing was. */
  async function write(
    transaction: Transaction,
    call: ImportCall,
    { outcome, details, roleIds, groupIds, stored }: PlannedRow,
  ): Promise<{ userId: string; accountId: string } | undefined> {
    if (outcome === 'CREATED' && details) {
      const added = await addUser(transaction, directory, details);
      if (roleIds && roleIds.length > 0) await replaceRoles(transaction, added.user.id, roleIds);
      if (groupIds && groupIds.length > 0) await changeGroups(transaction, call.principal, added, [...groupIds]);
      const { user, accountId } = await existing(transaction, added.user.id);
      await auditUser(transaction, call, { after: user });
      return { userId: user.id, accountId };
    }
    if (outcome !== 'UPDATED' || !details || !stored) return undefined;
    const { firstName, lastName, cellphone, locale } = details;
    await changeDetails(transaction, directory, call.principal, stored, { firstName, lastName, cellphone, locale });
    if (roleIds) await changeRoles(transaction, call.principal, stored, [...roleIds]);
    if (groupIds) await changeGroups(transaction, call.principal, stored, [...groupIds]);
    const { user, accountId } = await existing(transaction, stored.user.id);
    await auditUser(transaction, call, { before: stored.user, after: user });
    return { userId: user.id, accountId };
  }
}

/** Which of these addresses get no more invitations now. */
type Exhausted = (emails: readonly string[]) => Promise<ReadonlySet<string>>;

async function planned(
  queries: TenantQueries,
  principal: Principal,
  { rows, existing: mode }: UserImport,
  { exhausted, ...options }: { forUpdate?: boolean; exhausted: Exhausted },
): Promise<PlannedRow[]> {
  const emails = rows.map(({ email }: UserImportRow) => email.trim());
  const known = await findByEmails(queries, emails, options);
  const found = new Set(known.map(({ user }) => user.email.toLowerCase()));
  // Whom the customer has already is not invited by an import.
  const unreachable = await exhausted(emails.filter((email) => !found.has(email.toLowerCase())));
  return planImport(queries, principal, { rows, mode, known, unreachable });
}

/** The answer is kept under the key of its call, and so holds no character that can't be stored. */
function keepable(error: RowResult['errors'][number]): RowResult['errors'][number] {
  return error.character === undefined || isStorable(error.character) ? error : { ...error, character: '\ufffd' };
}

function resultOf({ outcome, stored, code, errors }: PlannedRow): RowResult {
  return { outcome, userId: stored?.user.id ?? null, code: code ?? null, errors: (errors ?? []).map(keepable) };
}
