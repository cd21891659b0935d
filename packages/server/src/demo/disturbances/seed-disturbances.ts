import { impacts, type Impact } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { countedShares } from '../../disturbances/told-disturbances.ts';
import { stableId } from '../stable-id.ts';
import { demoDisturbances } from './demo-disturbances.ts';
import type { DemoAffected, DemoDisturbance, DemoTime } from './described.ts';

const hour = 3_600_000;
const minute = 60_000;
const provider = 'Arne Vik';
const havstrand = '4471820';

/** Writes what happens to the networks of the customers that are there, as skerry_operator. */
export async function seedDemoDisturbances(query: Kysely<Schema>, now: Date): Promise<void> {
  for (const one of demoDisturbances) await insertOne(query, one, now);
  // What staff write next has a number that none of these has.
  const highest = Math.max(...demoDisturbances.map(({ reference }) => Number(reference.split('-').at(-1))));
  for (let number = 0; number < highest;) {
    const { rows } = await sql<{ number: string }>`select nextval('disturbance_numbers') as number`.execute(query);
    number = Number(rows[0]?.number);
  }
}

async function insertOne(query: Kysely<Schema>, one: DemoDisturbance, now: Date): Promise<void> {
  const id = stableId(`disturbance ${one.reference}`);
  const shift = one.type === 'PLANNED_WORK' ? await shiftOf(query, one, now) : 0;
  // What is to come is put off, or into a freeze; what is over was so much earlier.
  const isShifted = ([days]: DemoTime) => (shift > 0 ? days > 0 : days < 0);
  const at = (time: DemoTime) => new Date(momentOf(time, now).getTime() + (isShifted(time) ? shift : 0) * 24 * hour);
  const iso = (time: DemoTime) => at(time).toISOString();
  const inMinutes = (minutes: number | undefined) =>
    minutes === undefined ? null : new Date(now.getTime() + minutes * minute);
  const moved = one.movedFrom;
  await query
    .insertInto('disturbances')
    .values({
      id,
      type: one.type,
      reference: one.reference,
      title: textsOf(one.title),
      description: textsOf(one.description),
      advice: textsOf(one.advice),
      place: one.place?.[0] ?? '',
      longitude: one.place?.[1] ?? null,
      latitude: one.place?.[2] ?? null,
      kind: one.kind ?? 'NORMAL',
      state: one.state,
      impact: worstOf(one.affected),
      countries: [...one.countries],
      visibility: 'COUNTRY',
      starts_at: at(one.startsAt),
      ends_at: one.type === 'PLANNED_WORK' && one.endsAt !== undefined ? at(one.endsAt) : null,
      backup_windows: JSON.stringify(
        one.backup === undefined ? [] : [{ startsAt: iso(one.backup[0]), endsAt: iso(one.backup[1]) }],
      ),
      estimated_end_at: inMinutes(one.estimatedEndInMinutes),
      shows_estimated_end: one.estimatedEndInMinutes !== undefined,
      next_update_at: inMinutes(one.nextUpdateInMinutes),
      expected_outage_minutes: Math.max(...one.affected.map(({ minutes = 0 }) => minutes)) || null,
      answer_by: one.answerBy === undefined ? null : at(one.answerBy),
      moved_from: JSON.stringify(
        moved === undefined
          ? []
          : [
              {
                startsAt: iso(moved.from),
                endsAt: iso(moved.to),
                movedAt: iso(moved.at),
                reason: JSON.parse(textsOf(moved.reason)) as unknown,
              },
            ],
      ),
      root_cause: textsOf(one.rootCause),
      resolution: textsOf(one.resolution),
      mitigation: textsOf(one.mitigation),
      cancel_reason: textsOf(one.cancelReason),
      handled_by: provider,
      announced_at: at(one.announcedAt),
      resolved_at: one.state === 'RESOLVED' && one.endsAt !== undefined ? at(one.endsAt) : null,
      search_text: [one.reference, one.place?.[0] ?? '', ...one.title].join('\n').toLowerCase(),
      sequence: (one.updates?.length ?? 0) + (moved === undefined ? 0 : 1),
      created_at: at(one.announcedAt),
      updated_at: at(one.announcedAt),
    })
    .execute();
  const firstState = one.type === 'DISTURBANCE' ? 'INVESTIGATING' : 'TENTATIVE';
  const updates = [
    { at: at(one.announcedAt), kind: 'ANNOUNCED', state: firstState, text: '[]' },
    ...(one.updates ?? []).map(({ at: time, state, text }) => ({
      at: at(time),
      kind: 'UPDATED',
      state,
      text: textsOf(text),
    })),
    ...(moved === undefined
      ? []
      : [{ at: at(moved.at), kind: 'MOVED', state: 'RE_SCHEDULED', text: textsOf(moved.reason) }]),
    ...(one.cancelReason === undefined
      ? []
      : [{ at: at([-2, 9]), kind: 'CANCELLED', state: 'CANCELLED', text: textsOf(one.cancelReason) }]),
  ];
  await query
    .insertInto('disturbance_updates')
    .values(updates.map((update) => ({ disturbance_id: id, made_by: provider, ...update })))
    .execute();
  for (const group of one.affected)
    await insertAffected(query, id, group, {
      at,
      resolvedAt: one.state === 'RESOLVED' && one.endsAt ? at(one.endsAt) : null,
    });
  await countCustomers(query, id);
  await insertAnswers(query, id, one, at);
}

async function insertAffected(
  query: Kysely<Schema>,
  id: string,
  group: DemoAffected,
  { at, resolvedAt }: { at: (time: DemoTime) => Date; resolvedAt: Date | null },
): Promise<void> {
  const { services = [], cities = [], from, to } = group;
  await sql`
    insert into disturbance_services (customer_id, disturbance_id, service_id, impact, minutes, starts_at, ends_at, through, restored_at)
    select customer_id, ${id}, service_id, ${group.impact}, ${group.minutes ?? null}::integer, ${from === undefined ? null : at(from)}::timestamptz,
      ${to === undefined ? null : at(to)}::timestamptz, ${group.through}, ${resolvedAt}::timestamptz
    from services
    where is_active and (service_id = any(${[...services]}::text[]) or city = any(${[...cities]}::text[])
      -- The other member of the pair, whose id follows from its number.
      or (${services.includes('pair')} and diversity_group = 'GBG-HQ' and service_id <> 'SE-204418'))
    on conflict do nothing`.execute(query);
}

async function countCustomers(query: Kysely<Schema>, id: string): Promise<void> {
  const customers = await query
    .selectFrom('disturbance_services')
    .select('customer_id')
    .distinct()
    .where('disturbance_id', '=', id)
    .execute();
  for (const { customer_id: customerId } of customers)
    await sql`
      insert into disturbance_customers (customer_id, disturbance_id, impact, services, sites, outage_services, minutes, cities)
      select ${customerId}, counted.* from (${countedShares(customerId)} and touched.disturbance_id = ${id} group by touched.disturbance_id) as counted`.execute(
      query,
    );
  await sql`
    update disturbances set service_count = counted.services, customer_count = counted.customers
    from (select coalesce(sum(services), 0) as services, count(*) as customers from disturbance_customers where disturbance_id = ${id}) as counted
    where id = ${id}`.execute(query);
}

async function insertAnswers(
  query: Kysely<Schema>,
  id: string,
  one: DemoDisturbance,
  at: (time: DemoTime) => Date,
): Promise<void> {
  const of = { customer_id: havstrand, disturbance_id: id };
  const own = (set: object) =>
    query
      .updateTable('disturbance_customers')
      .set(set)
      .where('customer_id', '=', havstrand)
      .where('disturbance_id', '=', id)
      .execute();
  if (one.acknowledged !== undefined) {
    const { at: time, by } = one.acknowledged;
    await own({ acknowledged_at: at(time), acknowledged_by: by, acknowledged_move: 0 });
    await query
      .insertInto('disturbance_customer_events')
      .values({ ...of, at: at(time), kind: 'ACKNOWLEDGED', state: 'CONFIRMED', made_by: by })
      .execute();
  }
  if (one.asked !== undefined) {
    const { at: time, by, text, reference } = one.asked;
    await own({ asked_at: at(time), asked_by: by, asked_kind: 'RESCHEDULE', asked_move: 0 });
    await query
      .insertInto('disturbance_customer_events')
      .values({ ...of, at: at(time), kind: 'ASKED', state: 'CONFIRMED', made_by: by })
      .execute();
    await query
      .insertInto('disturbance_inquiries')
      .values({
        ...of,
        kind: 'RESCHEDULE',
        text,
        wanted_windows: '[]',
        uses_backup_window: false,
        customer_reference: reference,
        contact_name: by,
        asked_by: by,
        asked_by_user_id: null,
        asked_at: at(time),
        answer: null,
        answered_by: null,
      })
      .execute();
  }
}

/** Of today, hours and minutes count from now; of other days they are those of the clock in UTC. */
function momentOf([days, hours, minutes = 0]: DemoTime, now: Date): Date {
  if (days === 0) return new Date(now.getTime() + hours * hour + minutes * minute);
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return new Date(today + days * 24 * hour + hours * hour + minutes * minute);
}

/** By how many days a work is put off, or was earlier: a normal one until no freeze has its windows, the emergency into the next freeze. */
async function shiftOf(query: Kysely<Schema>, one: DemoDisturbance, now: Date): Promise<number> {
  const from = momentOf(one.startsAt, now);
  const to = momentOf(one.backup?.[1] ?? one.endsAt ?? one.startsAt, now);
  const frozen = sql`exists (select from freeze_periods where ${[...one.countries]}::text[] && countries
    and ${from}::timestamptz + days * interval '1 day' < ends_on + interval '1 day' and ${to}::timestamptz + days * interval '1 day' > starts_on)`;
  const wanted = one.inNextFreeze === true ? frozen : sql`not ${frozen}`;
  if (one.kind === 'THIRD_PARTY') return 0;
  const direction = one.startsAt[0] < 0 ? -1 : 1;
  const { rows } = await sql<{ days: number | null }>`
    select days from generate_series(0, ${sql.lit(300 * direction)}, ${sql.lit(direction)}) as days where ${wanted} order by abs(days) limit 1`.execute(
    query,
  );
  return rows[0]?.days ?? 0;
}

function textsOf(words: readonly [string, string, string, string] | undefined): string {
  if (words === undefined) return '[]';
  const [en, sv, no, da] = words;
  return JSON.stringify([
    { language: 'en', displayName: en },
    { language: 'sv', displayName: sv },
    { language: 'no', displayName: no },
    { language: 'da', displayName: da },
  ]);
}

function worstOf(affected: readonly DemoAffected[]): Impact {
  return impacts[Math.max(...affected.map(({ impact }) => impacts.indexOf(impact)))] ?? 'OUTAGE';
}
