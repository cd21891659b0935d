import { addDays } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { DemoServiceChange } from './demo-change-requests.ts';
import { stableId } from '../stable-id.ts';

const day = 86_400_000;
const at = (today: string, days: number, hour = 9, minutes = 0) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * day + (hour * 60 + minutes) * 60_000);

/** In minutes after midnight, when a step was taken: in the morning, and what is carried out on the day of its window within that. */
export function stepMinutes({ steps, window: [windowDay, from] }: DemoServiceChange, index: number): number {
  const began = steps.findIndex(([step]) => step === 'IMPLEMENTING');
  const isCarriedOut = began !== -1 && index >= began && steps[index]?.[1] === windowDay;
  return isCarriedOut ? from * 60 + (index - began) * 40 : 9 * 60 + index * 20;
}

/** Writes service change requests on services that are there, as skerry_operator. */
export async function seedServiceChanges(
  query: Kysely<Schema>,
  changes: readonly DemoServiceChange[],
  today: string,
): Promise<void> {
  for (const change of changes) await insertChange(query, change, today);
}

async function insertChange(query: Kysely<Schema>, change: DemoServiceChange, today: string): Promise<void> {
  const { customerId: customer_id, number, steps, approval, messages = [] } = change;
  const request_id = stableId(`service change ${customer_id} ${number}`);
  const inService = await query
    .selectFrom('services')
    .select(['service_id', 'name', 'site_name'])
    .where('customer_id', '=', customer_id)
    .where('status_code', '=', 'IN_SERVICE')
    .orderBy('service_id')
    .execute();
  const services = change.services.flatMap((place) => inService[place] ?? []);
  const isDecided = typeof approval === 'object';
  const [wantedDay, from, to] = change.window;
  const windowDay = await outsideFreezes(query, wantedDay, today);
  const [status, lastDay] = steps.at(-1) ?? ['SUBMITTED', 0];
  await query
    .insertInto('service_changes')
    .values({
      customer_id,
      id: request_id,
      request_number: number,
      kind: change.kind,
      change_class: change.changeClass,
      status,
      approval: isDecided ? 'APPROVED' : (approval ?? 'NOT_NEEDED'),
      approved_by: isDecided ? approval.by : null,
      approved_at: isDecided ? at(today, approval.day, 8) : null,
      window_start: at(today, windowDay, from),
      window_end: at(today, windowDay, to),
      allowed_outage_minutes: change.allowedOutageMinutes,
      details: JSON.stringify(change.details),
      secret_fields: [...(change.secretFields ?? [])],
      rollback_wish: change.rollback ?? '',
      contact_name: change.contact?.[0] ?? null,
      contact_phone: change.contact?.[1] ?? null,
      reference: change.reference ?? '',
      service_count: services.length,
      created_by: change.createdBy,
      version: steps.length + messages.length,
      created_at: at(today, steps[0]?.[1] ?? 0),
      updated_at: at(today, lastDay, 0, stepMinutes(change, steps.length - 1) + 20),
    })
    .execute();
  await query
    .insertInto('service_change_services')
    .values(services.map((service, place) => ({ customer_id, request_id, place, ...service })))
    .execute();
  await query
    .insertInto('service_change_events')
    .values(
      steps.map(([step, stepDay, text = ''], index) => ({
        customer_id,
        request_id,
        at: at(today, stepDay, 0, stepMinutes(change, index)),
        status: step,
        author_name: step === 'SUBMITTED' || step === 'CANCELLED' ? change.createdBy : 'Kjetil Strand',
        text,
      })),
    )
    .execute();
  if (messages.length > 0)
    await query
      .insertInto('service_change_messages')
      .values(
        messages.map((message, index) => ({
          customer_id,
          id: stableId(`service change message ${customer_id} ${number} ${index}`),
          request_id,
          sent_at: at(today, message.day, 9, steps.length * 20),
          is_from_provider: message.isFromProvider,
          author_name: message.name,
          text: message.text,
        })),
      )
      .execute();
}

/** A day to come is put off until no freeze period has it. */
async function outsideFreezes(query: Kysely<Schema>, days: number, today: string): Promise<number> {
  const wanted = addDays(today, days);
  const { rows } = await sql<{ days: number }>`
    select min(free::date - ${today}::date) as days from generate_series(${wanted}::date, ${wanted}::date + 90, interval '1 day') as free
    where not exists (select from freeze_periods where free::date between starts_on and ends_on)`.execute(query);
  return days < 0 ? days : (rows[0]?.days ?? days);
}
