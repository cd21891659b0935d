import type { ApiId } from '@skerry/contracts';
import { documents, operationsOf, type Operation } from '@skerry/contracts/documents';
import { sql } from 'kysely';
import type { Database, Tenant } from '../database/connect.ts';
import { isUuid } from '../database/uuid.ts';

interface Shown {
  table: string;
  id: string;
  /** What shows an object: whoever may not call it may not hear of the object. */
  operation: Operation;
}

/** What events are about, where it is not for those alone whom the event names. */
const objects: Readonly<Record<string, Shown>> = {
  order: { table: 'orders', id: 'id', operation: operationOf('orders', 'getOrder') },
  serviceChange: { table: 'service_changes', id: 'id', operation: operationOf('service-changes', 'getChangeRequest') },
  quote: { table: 'quotes', id: 'id', operation: operationOf('quote-and-order-v4', 'getQuote') },
  approval: { table: 'quote_approvals', id: 'id', operation: operationOf('quote-and-order-v4', 'getApproval') },
  disturbance: {
    table: 'disturbance_services',
    id: 'disturbance_id',
    operation: operationOf('disturbances', 'getDisturbance'),
  },
  plannedWork: {
    table: 'disturbance_services',
    id: 'disturbance_id',
    operation: operationOf('disturbances', 'getDisturbance'),
  },
};

function operationOf(api: ApiId, operationId: string): Operation {
  const operation = operationsOf(documents[api]).find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`${api} has no operation ${operationId}.`);
  return operation;
}

/** What shows objects of a type; undefined for what is for whoever is named, whatever they may see. */
export function readingOf(objectType: string): Operation | undefined {
  return objects[objectType]?.operation;
}

/** Whether a customer that is no longer active may still hear of objects of a type. */
export function isForInactiveCustomers(objectType: string): boolean {
  return readingOf(objectType)?.isForInactiveCustomers !== false;
}

/** Those of some objects that a narrowed person sees. The database says it, as it does for every call of theirs. */
export async function seenAmong(
  database: Database,
  tenant: Tenant,
  objectType: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const place = objects[objectType];
  const asked = ids.filter(isUuid);
  if (place === undefined || asked.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.ref(place.id)}::text as id from ${sql.table(place.table)}
    where customer_id = ${tenant.customerId} and ${sql.ref(place.id)} = any(${asked}::uuid[])`.execute(
    database.readsOf(tenant).query,
  );
  return new Set(rows.map(({ id }) => id));
}
