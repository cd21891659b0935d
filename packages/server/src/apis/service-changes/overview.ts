import { changeActionsFor, hasServiceChanges } from '@skerry/contracts';
import { findCustomerState } from '../../database/customer-state.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { changeKindOf } from '../../inventory/change-kinds.ts';
import { stateOf } from './request-view.ts';
import { listWaitingRequests } from './requests.repository.ts';

/** Change requests that wait for what the caller may do. */
export const waitingChangeRequestsPart: OverviewPart<PartValue<'waitingChangeRequests'>> = {
  api: 'service-changes',
  operationId: 'listChangeRequests',
  async read(queries, { roles }) {
    if (!hasServiceChanges(await findCustomerState(queries))) return undefined;
    const waiting = (await listWaitingRequests(queries)).flatMap((row) => {
      const actions = changeActionsFor(stateOf(row), roles);
      const waitsFor = actions.includes('approve')
        ? ('approval' as const)
        : row.status === 'NEED_INFO' && actions.includes('message')
          ? ('answer' as const)
          : undefined;
      if (waitsFor === undefined) return [];
      return [
        {
          id: row.id,
          number: row.request_number,
          waitsFor,
          kind: { id: row.kind, translations: changeKindOf(row.kind)?.translations ?? [] },
          service: row.services[0] ? { name: row.services[0].name, siteName: row.services[0].siteName } : null,
          createdBy: row.created_by,
          windowStart: new Date(row.window_start).toISOString(),
        },
      ];
    });
    return { totalItems: waiting.length, items: waiting.slice(0, partSize) };
  },
};
