import type { FoundPart } from '@skerry/contracts';
import type { Language } from '@skerry/i18n';
import type { TenantQueries } from '../../database/connect.ts';
import { textIn } from '../../disturbances/calendar-file.ts';
import { listTold } from '../../disturbances/disturbances.repository.ts';
import { countLimit, limit, withoutSpaces } from './search.repository.ts';

/** Finds what touches the customer, of any time, the latest first: a reference in an old mail is looked for as well. */
export function findToldOf(type: 'DISTURBANCE' | 'PLANNED_WORK') {
  return async (queries: TenantQueries, text: string, language: Language): Promise<FoundPart> => {
    const filter = { type, text: withoutSpaces(text), onlyMine: true };
    const slice = { page: 0, pageSize: limit, sortBy: '-startsAt', waitingFirst: false } as const;
    const { rows, totalItems } = await listTold(queries, filter, slice, new Date());
    return {
      items: rows.map(({ id, reference, title, share, state_now: status }) => ({
        id,
        code: reference,
        name: textIn(title, language),
        detail: (share?.cities ?? []).join(', '),
        status,
      })),
      hasMore: totalItems > limit,
      total: Math.min(totalItems, countLimit),
    };
  };
}
