import { createHash } from 'node:crypto';
import { addDays, dayOf, type NocWall, type WallDisturbance, type WallWork } from '@skerry/contracts';
import type { TenantQueries } from '../../../database/connect.ts';
import { listFreezePeriods } from '../../../database/freeze-periods.ts';
import type { Texts } from '../../../database/schema/disturbances.ts';
import type { DisturbanceRow } from '../../../disturbances/disturbance-row.ts';
import { listTold } from '../../../disturbances/disturbances.repository.ts';
import { pairsByEvent } from '../../../disturbances/redundancy.ts';
import { findRisks } from '../../../disturbances/redundancy.repository.ts';
import { allowedInFreeze, worstOf } from '../status-rules.ts';
import { wallFilter, type NamedFilter } from './wall-filter.ts';
import { saidLast, sitesNow } from './wall.repository.ts';
import { iso, timeOf } from '../../../http/iso-time.ts';

const shown = 20;
const [hour, day] = [3_600_000, 86_400_000];
/** Characters of a text: a wall has no room for more, and its answer is bounded. */
const length = { title: 120, update: 200 };

/** Everything that a wall shows. */
export async function readWall(queries: TenantQueries, named: NamedFilter, now = new Date()): Promise<NocWall> {
  const filter = await wallFilter(queries, named);
  const { tagIds, siteIds } = filter;
  const listed = async (type: 'DISTURBANCE' | 'PLANNED_WORK', until?: Date) =>
    listTold(
      queries,
      { type, period: 'current', onlyMine: true, tagIds, siteIds, ...(until && { to: dayOf(until) }) },
      { sortBy: until ? 'startsAt' : '-impact', waitingFirst: false, page: 0, pageSize: shown },
      now,
    );
  const [active, works, risks, said, freezes] = await Promise.all([
    listed('DISTURBANCE'),
    listed('PLANNED_WORK', new Date(now.getTime() + 7 * day)),
    findRisks(queries, now),
    saidLast(queries, { now, since: new Date(now.getTime() - 48 * hour), filter }),
    listFreezePeriods(queries, addDays(dayOf(now), -60)),
  ]);
  const ids = ({ rows }: typeof active) => rows.map(({ id }) => id);
  const sites = await sitesNow(queries, filter, { disturbanceIds: ids(active), workIds: ids(works) });
  const pairs = pairsByEvent(risks);
  const pairsOf = ({ id }: DisturbanceRow) => [...(pairs.get(id) ?? [])].sort();
  const wall = {
    ...sites,
    state: worstOf(sites.services),
    disturbances: active.rows.map((row) => disturbanceOf(row, pairsOf(row))),
    totalDisturbances: active.totalItems,
    works: works.rows.map((row) => workOf(row, pairsOf(row))),
    totalWorks: works.totalItems,
    updates: said.map(({ id, at, disturbance_id: disturbanceId, type, title, state, text }) => ({
      id,
      at,
      disturbanceId,
      type,
      title: cut(title, length.title),
      state,
      text: cut(text, length.update),
    })),
    freezes: freezes.map((freeze) => ({ ...freeze, allowed: [...allowedInFreeze] })),
  };
  const eventId = createHash('sha256').update(JSON.stringify(wall)).digest('base64url').slice(0, 16);
  return { at: now.toISOString(), eventId, ...wall };
}

function disturbanceOf(row: DisturbanceRow, pairsAtRisk: string[]): WallDisturbance {
  return {
    id: row.id,
    reference: row.reference,
    title: cut(row.title, length.title),
    state: row.state_now,
    impact: row.share?.impact ?? 'OUTAGE',
    startsAt: iso(row.starts_at),
    nextUpdateAt: timeOf(row.next_update_at),
    estimatedEndAt: row.shows_estimated_end ? timeOf(row.estimated_end_at) : null,
    services: row.share?.services ?? 0,
    cities: row.share?.cities ?? [],
    pairsAtRisk,
  };
}

function workOf(row: DisturbanceRow, pairsAtRisk: string[]): WallWork {
  return {
    id: row.id,
    reference: row.reference,
    title: cut(row.title, length.title),
    state: row.state_now,
    kind: row.kind,
    impact: row.share?.impact ?? 'OUTAGE',
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at ?? row.starts_at),
    minutes: row.share?.minutes ?? row.expected_outage_minutes,
    services: row.share?.services ?? 0,
    cities: row.share?.cities ?? [],
    pairsAtRisk,
  };
}

function cut(texts: Texts, most: number): Texts {
  return texts.map(({ language, displayName }) => ({
    language,
    displayName: displayName.length > most ? `${displayName.slice(0, most - 1).trimEnd()}…` : displayName,
  }));
}
