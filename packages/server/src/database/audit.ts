import type { Principal } from '../identity/principal.ts';
import type { TenantQueries } from './connect.ts';

export interface AuditEntry {
  /** Who wrote; of somebody who registers, the account and user that they get by it. */
  principal: Pick<Principal, 'accountId' | 'category' | 'userId' | 'actingReason'>;
  traceId: string;
  /** The operation, as the contract names it. */
  action: string;
  objectType: string;
  objectId: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Records a write in the transaction that makes it. A refused one is recorded by the gateway. */
export async function audit(transaction: TenantQueries, entry: AuditEntry): Promise<void> {
  await auditAll(transaction, [entry]);
}

/** A statement has 65,535 parameters at most. */
const rowsPerStatement = 1000;

/** The same for many writes at once. */
export async function auditAll({ query, customerId }: TenantQueries, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsPerStatement) {
    await query
      .insertInto('audit_log')
      .values(
        entries.slice(from, from + rowsPerStatement).map(({ principal, before, after, ...entry }) => ({
          customer_id: customerId,
          actor_account_id: principal.accountId,
          actor_category: principal.category,
          on_behalf_of_user_id: principal.userId,
          action: entry.action,
          object_type: entry.objectType,
          object_id: entry.objectId,
          before: before === undefined ? null : JSON.stringify(before),
          after: after === undefined ? null : JSON.stringify(after),
          trace_id: entry.traceId,
          acting_reason: principal.actingReason ?? null,
        })),
      )
      .execute();
  }
}
