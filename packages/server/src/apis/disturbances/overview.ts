import { listTold } from '../../disturbances/disturbances.repository.ts';
import { pairsByEvent } from '../../disturbances/redundancy.ts';
import { findRisks } from '../../disturbances/redundancy.repository.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { summaryOf } from './disturbance-view.ts';

/** As many of each as a panel has room for. */
const shown = 3;
const slice = { page: 0, sortBy: 'startsAt', waitingFirst: false } as const;

/** What is disturbed now, and what comes next. */
export const disturbancesPart: OverviewPart<PartValue<'disturbances'>> = {
  api: 'disturbances',
  operationId: 'listDisturbances',
  async read(queries) {
    const now = new Date();
    const pairs = pairsByEvent(await findRisks(queries, now));
    const read = async (type: 'DISTURBANCE' | 'PLANNED_WORK') => {
      const filter = { type, period: 'current', onlyMine: true } as const;
      const { rows, totalItems } = await listTold(queries, filter, { ...slice, pageSize: shown }, now);
      return { items: rows.map((row) => summaryOf(row, pairs.get(row.id))), totalItems };
    };
    const active = await read('DISTURBANCE');
    const works = await read('PLANNED_WORK');
    return {
      active: active.items,
      totalActive: active.totalItems,
      works: works.items,
      totalWorks: works.totalItems,
    };
  },
};

/** Answers that leave a work at risk as it is: nobody of the company's has said anything about it. */
const unanswered = ['NOT_NEEDED', 'NOT_ASKED', 'PASSED'];
/** So many works at risk are counted. */
const countedAtRisk = 100;

/** Planned works that wait for the company to say whether their window suits, or that leave a pair without both of its paths. */
export const waitingWorksPart: OverviewPart<PartValue<'waitingWorks'>> = {
  api: 'disturbances',
  operationId: 'acknowledgeDisturbance',
  async read(queries) {
    // Who sees a part of the services cannot answer for the company.
    if (queries.isNarrowed) return undefined;
    const now = new Date();
    const filter = { type: 'PLANNED_WORK', period: 'current', onlyMine: true } as const;
    const { rows, counts } = await listTold(queries, filter, { ...slice, waitingFirst: true, pageSize: partSize }, now);
    const pairs = pairsByEvent(await findRisks(queries, now));
    const waiting = rows.filter(({ answer_state: state }) => state === 'WAITING');
    const atRisk = await worksAtRisk([...pairs.keys()]);
    return {
      totalItems: counts.waiting + atRisk.length,
      items: [...waiting, ...atRisk].slice(0, partSize).map((row) => summaryOf(row, pairs.get(row.id))),
    };

    async function worksAtRisk(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const found = await listTold(queries, { ...filter, ids }, { ...slice, pageSize: countedAtRisk }, now);
      return found.rows.filter(({ answer_state: state }) => unanswered.includes(state));
    }
  },
};
