import type { Impact } from '@skerry/contracts';
import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import type { Texts } from '../database/schema/disturbances.ts';
import type { DisturbanceRow } from './disturbance-row.ts';

/** An event of a calendar file. */
export interface CalendarEvent {
  /** Unique within the provider, and the same for as long as the event is there. */
  id: string;
  title: string;
  startsAt: Date;
  /** Of whole days, the day after the last. */
  endsAt: Date;
  isAllDay: boolean;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  sequence: number;
  changedAt: Date;
  description?: string;
  place?: string;
  /** As the maintenance notification standard (MAINTNOTE) has it. */
  maintenance?: { id: string; impact: string; status: string; objects: readonly TouchedObject[] };
}

export interface TouchedObject {
  id: string;
  impact: string;
}

/** Program that refreshes by itself do it as often as this. */
const refreshSeconds = 3600;

/**
 * Events as a calendar file (RFC 5545), without a METHOD: it is published to be read, not sent to be answered. The same events give the same
 * bytes.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, customerId, name }: { host: string; customerId: string; name?: string },
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Skerry', product: 'Operational status', language: 'EN' },
    ttl: refreshSeconds,
    ...(name !== undefined && { name }),
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@${host}`,
      summary: event.title,
      start: event.startsAt,
      end: event.endsAt,
      allDay: event.isAllDay,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      status: ICalEventStatus[event.status],
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(event.description !== undefined && event.description !== '' && { description: event.description }),
      ...(event.place !== undefined && event.place !== '' && { location: event.place }),
      ...(event.maintenance !== undefined && {
        organizer: { name: host, email: `noreply@${host.split(':', 1)[0] ?? host}` },
        x: maintenanceOf(event.maintenance, { host, customerId }),
      }),
    });
  }
  return calendar.toString();
}

function maintenanceOf(
  { id, impact, status, objects }: NonNullable<CalendarEvent['maintenance']>,
  { host, customerId }: { host: string; customerId: string },
): [string, string][] {
  return [
    ['X-MAINTNOTE-PROVIDER', host],
    ['X-MAINTNOTE-ACCOUNT', customerId],
    ['X-MAINTNOTE-MAINTENANCE-ID', id],
    ['X-MAINTNOTE-STATUS', status],
    ['X-MAINTNOTE-IMPACT', impact],
    ...objects.map((object): [string, string] => [
      `X-MAINTNOTE-OBJECT-ID;X-MAINTNOTE-OBJECT-IMPACT=${object.impact}`,
      object.id,
    ]),
  ];
}

/** The standard knows no verifying: until that is done the work is going on. */
const maintenanceStatus: Readonly<Record<string, string>> = {
  TENTATIVE: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  RE_SCHEDULED: 'RE-SCHEDULED',
  IN_PROCESS: 'IN-PROCESS',
  VERIFYING: 'IN-PROCESS',
  COMPLETED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
};

export interface CalendarView {
  language: string;
  withAddresses: boolean;
}

/** A planned work as an event, of its own window; back-up windows stand in its description. */
export function workEvent(
  row: DisturbanceRow,
  objects: readonly TouchedObject[],
  { language, withAddresses }: CalendarView,
): CalendarEvent {
  const title = textIn(row.title, language);
  const place = withAddresses ? row.place : '';
  const texts = [textIn(row.description, language), textIn(row.advice, language)];
  const backups = row.backup_windows.map(({ startsAt, endsAt }) => `${startsAt} / ${endsAt}`);
  return {
    id: row.id,
    title: place === '' ? title : `${title}, ${place}`,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at ?? row.starts_at),
    isAllDay: false,
    status: row.state_now === 'TENTATIVE' || row.state_now === 'CANCELLED' ? row.state_now : 'CONFIRMED',
    sequence: row.sequence,
    changedAt: new Date(row.updated_at),
    description: [row.reference, ...(withAddresses ? texts : []), ...backups].filter((text) => text !== '').join('\n'),
    place,
    maintenance: {
      id: row.reference,
      impact: row.share?.impact ?? ('NO-IMPACT' satisfies Impact),
      status: maintenanceStatus[row.state_now] ?? 'CONFIRMED',
      objects,
    },
  };
}

/** A text in a language, else in English, else in any. */
export function textIn(texts: Texts, wanted: string): string {
  const find = (language: string) => texts.find((one) => one.language === language)?.displayName;
  return find(wanted) ?? find('en') ?? texts[0]?.displayName ?? '';
}

/** Services that an event names: a core router has thousands. */
const maxObjects = 200;

/** The customer's services that the works touch, the worst first; not of each work all. */
export async function objectsOf(
  { query, customerId }: TenantQueries,
  ids: readonly string[],
): Promise<Map<string, TouchedObject[]>> {
  const { rows } = await sql<{ disturbance_id: string; objects: TouchedObject[] }>`
    select wanted.id as disturbance_id, (
      select coalesce(json_agg(json_build_object('id', service_id, 'impact', impact)), '[]') from (
        select service_id, impact from disturbance_services
        where customer_id = ${customerId} and disturbance_id = wanted.id::uuid
        order by service_id limit ${sql.lit(maxObjects)}) as one) as objects
    from unnest(${[...ids]}::text[]) as wanted (id)`.execute(query);
  return new Map(rows.map(({ disturbance_id: id, objects }) => [id, objects]));
}
