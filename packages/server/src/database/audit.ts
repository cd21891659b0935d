import type { Principal } from '../identity/principal.ts';
import type { Transaction } from './connect.ts';

export interface AuditEntry {
  /** Who wrote; of somebody who registers, the account and user that they get by it. */
  principal: Pick<Principal, 'accountId' | 'category' | 'userId'>;
  traceId: string;
  /** The operation, as the contract names it. */
  action: string;
  objectType: string;
  objectId: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** Records a write in the transaction that makes it. A refused one is recorded by the gateway. */
export async function audit({ query, customerId }: Transaction, entry: AuditEntry): Promise<void> {
  const { principal, before, after } = entry;
  await query
    .insertInto('audit_log')
    .values({
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
    })
    .execute();
}
