import { addDays, freezesDuring, momentOf, type CalendarEntry } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import {
  changeTitle,
  changeWindowsOf,
  freezesOf,
  orderDaysOf,
  widened,
  worksOf,
  type Days,
} from '../../disturbances/calendar.repository.ts';
import type { DisturbanceRow } from '../../disturbances/disturbance-row.ts';

const nothing = {
  reference: null,
  place: null,
  isAllDay: false,
  isBackup: false,
  state: null,
  impact: null,
  services: null,
  answerBy: null,
  inFreeze: false,
} as const;

/** All that a calendar shows of these days, by beginning. */
export async function entriesOf(
  queries: TenantQueries,
  days: Days,
  { onlyMine, withChanges }: { onlyMine: boolean; withChanges: boolean },
): Promise<CalendarEntry[]> {
  const now = new Date();
  const [works, disturbances, freezes, orders, changes] = await Promise.all([
    worksOf(queries, widened(days), { type: 'PLANNED_WORK', onlyMine }, now),
    worksOf(queries, days, { type: 'DISTURBANCE', onlyMine }, now),
    freezesOf(queries, days),
    orderDaysOf(queries, days),
    withChanges ? changeWindowsOf(queries, days) : [],
  ]);
  const first = momentOf(days.from, '00:00').toISOString();
  const last = momentOf(addDays(days.to, 1), '00:00').toISOString();
  const entries: CalendarEntry[] = [
    ...works.flatMap(workEntries).filter(({ startsAt, endsAt }) => startsAt < last && (endsAt ?? last) > first),
    ...disturbances.map((row) => ({ ...entryOf(row), layer: 'disturbances' })),
    ...freezes.map(({ id, translations, from, to }) => ({
      ...nothing,
      ...wholeDays(from, to),
      layer: 'freeze',
      id,
      title: translations,
    })),
    ...orders.map((order) => ({
      ...nothing,
      ...wholeDays(order.day, order.day),
      layer: 'orders',
      id: order.id,
      reference: order.order_number,
      title: order.translations,
      place: order.site_name,
      state: order.status,
      inFreeze: freezesDuring({ from: order.day, to: order.day }, freezes, order.country).length > 0,
    })),
    ...changes.map((change) => ({
      ...nothing,
      layer: 'changes',
      id: change.id,
      reference: change.request_number,
      title: changeTitle(change),
      startsAt: new Date(change.starts_at).toISOString(),
      endsAt: new Date(change.ends_at).toISOString(),
      state: change.status,
      services: change.services,
    })),
  ];
  return entries.sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.layer.localeCompare(b.layer, 'en'));
}

function wholeDays(from: string, to: string) {
  return {
    startsAt: momentOf(from, '00:00').toISOString(),
    endsAt: momentOf(addDays(to, 1), '00:00').toISOString(),
    isAllDay: true,
  };
}

function entryOf(row: DisturbanceRow): CalendarEntry {
  const time = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  return {
    ...nothing,
    layer: 'planned',
    id: row.id,
    reference: row.reference,
    title: row.title,
    startsAt: new Date(row.starts_at).toISOString(),
    endsAt: time(row.ends_at),
    state: row.state_now,
    impact: row.share?.impact ?? null,
    services: row.share?.services ?? null,
    answerBy: row.answer_state === 'WAITING' ? time(row.answer_by) : null,
    inFreeze: row.freeze_ids.length > 0,
  };
}

/** Its window, and the back-up windows for as long as they may be needed. */
function workEntries(row: DisturbanceRow): CalendarEntry[] {
  const entry = entryOf(row);
  const isOver = row.state_now === 'COMPLETED' || row.state_now === 'CANCELLED';
  const backups = isOver ? [] : row.backup_windows;
  return [entry, ...backups.map((window) => ({ ...entry, ...window, isBackup: true, answerBy: null }))];
}
