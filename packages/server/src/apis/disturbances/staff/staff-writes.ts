import { impacts, type Impact } from '@skerry/contracts';
import { audit } from '../../../database/audit.ts';
import type { StaffTransaction, TenantQueries } from '../../../database/connect.ts';
import type { FreezeRow } from '../../../database/freeze-periods.ts';
import type { StoredWindow } from '../../../database/schema/disturbances.ts';
import { invalid } from '../../../http/problem.ts';
import type { Principal } from '../../../identity/principal.ts';
import { objectType } from '../answers.ts';
import { freezeErrors, type FieldErrors } from '../moments.ts';
import { countShare, meantServices, noteServices, replaceServices } from './affected.repository.ts';
import type { CheckedDraft } from './draft-rules.ts';
import { meantCustomers, touchedCustomers } from './customers-across.repository.ts';
import type { ProviderRow } from './staff-reads.repository.ts';
import { saveTotals } from './staff.repository.ts';

export interface StaffCall {
  principal: Principal;
  operationId: string;
  traceId: string;
}

/** The audit row of a write to one that exists. It stands in the log of the customer whom the token names, and tells nothing of others. */
export async function noteWrite(
  transaction: StaffTransaction,
  { principal, operationId: action, traceId }: StaffCall,
  row: ProviderRow,
  after: object,
): Promise<void> {
  const before = { reference: row.reference, state: row.state_now };
  await audit(transaction, { principal, traceId, action, objectType, objectId: row.id, before, after });
}

/** The same in the log of a customer whose rows are written. Staff who are a user of another customer are none there. */
export async function noteAt(
  queries: TenantQueries,
  { principal, operationId: action, traceId }: StaffCall,
  objectId: string,
  after: object,
): Promise<void> {
  await audit(queries, { principal: { ...principal, userId: null }, traceId, action, objectType, objectId, after });
}

interface Context {
  call: StaffCall;
  freezes: readonly FreezeRow[];
  by: string;
  /** Whether customers know of it already, so that they are told what has changed. */
  isTold?: boolean;
}

/** Writes which services it touches, customer by customer, each with an audit row of its own. Throws 422 with all that is unknown. */
export async function saveAffected(
  transaction: StaffTransaction,
  draft: CheckedDraft & { id: string },
  { call, freezes, by, isTold = false }: Context,
): Promise<{ services: number; customers: number }> {
  const { id, groups, state } = draft;
  const [before, meantNow] = await transaction.acrossCustomers(async (query) => [
    await touchedCustomers(query, id),
    await meantCustomers(query, groups),
  ]);
  const customerIds = [...new Set([...before, ...meantNow].map((customer) => customer.id))].toSorted();
  const errors: FieldErrors = unknownCustomers(draft, new Set(customerIds));
  const found = new Set<string>();
  const totals = { services: 0, customers: 0 };
  const countries = new Set(draft.countries);
  for (const customerId of customerIds) {
    const services = await transaction.atCustomer(customerId, async (queries) => {
      const meant = await meantServices(queries, groups);
      for (const { group, service } of meant.unknown)
        errors.push({ field: `affected.${group}.services.${service}`, code: 'unknown' });
      for (const country of meant.countries) countries.add(country);
      for (const { group, city, productId } of meant.found)
        found.add(`${group} cities ${city}`).add(`${group} productIds ${productId}`);
      const { added, removed } = await replaceServices(queries, id, meant.services);
      if (added.length === 0 && removed.length === 0 && meant.services.length === 0) return 0;
      const counted = await countShare(queries, id);
      if (isTold) {
        await noteServices(queries, id, { kind: 'SERVICES_ADDED', serviceIds: added, state, by });
        await noteServices(queries, id, { kind: 'SERVICES_REMOVED', serviceIds: removed, state, by });
      }
      await noteAt(queries, call, id, { services: counted, added: added.length, removed: removed.length });
      return counted;
    });
    totals.services += services;
    totals.customers += services > 0 ? 1 : 0;
  }
  errors.push(...emptyParts(groups, found));
  if (errors.length === 0 && countries.size === 0) errors.push({ field: 'countries', code: 'required' });
  // The countries are those of the services where none is named, so freezes can be looked at only now.
  if (errors.length === 0 && draft.type === 'PLANNED_WORK' && draft.kind === 'NORMAL')
    errors.push(...freezeErrors([windowOf(draft), ...draft.backupWindows], freezes, [...countries]));
  if (errors.length > 0) throw invalid(...errors);
  await saveTotals(transaction, id, { ...totals, impact: worstOf(groups), countries: [...countries] });
  return totals;
}

function windowOf({ startsAt, endsAt }: CheckedDraft): StoredWindow {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? '' };
}

function unknownCustomers({ groups }: CheckedDraft, known: ReadonlySet<string>): FieldErrors {
  return groups.flatMap(({ place, services }) =>
    services.flatMap(({ customerId }, service) =>
      known.has(customerId) ? [] : [{ field: `affected.${place}.services.${service}`, code: 'unknown' }],
    ),
  );
}

/** Cities and products that mean no service of anybody: a slip of the pen must not leave somebody untold. */
function emptyParts(groups: CheckedDraft['groups'], found: ReadonlySet<string>): FieldErrors {
  return groups.flatMap(({ place: group, cities, productIds }) =>
    Object.entries({ cities, productIds }).flatMap(([field, values]) =>
      values.flatMap((value, place) =>
        found.has(`${group} ${field} ${value}`)
          ? []
          : [{ field: `affected.${group}.${field}.${place}`, code: 'unknown' }],
      ),
    ),
  );
}

function worstOf(groups: CheckedDraft['groups']): Impact {
  const ranks = groups.map(({ impact }) => impacts.indexOf(impact));
  return impacts[Math.max(...ranks)] ?? 'OUTAGE';
}
