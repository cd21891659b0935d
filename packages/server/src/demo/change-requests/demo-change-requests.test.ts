import { changeActionsFor, nextChangeStatuses, validateDetails } from '@skerry/contracts';
import { changeKindOf } from '../../inventory/change-kinds.ts';
import { demoServiceChanges } from './demo-change-requests.ts';
import { stepMinutes } from './seed-change-requests.ts';

describe('the demo’s service change requests', () => {
  it('reached their status by allowed steps, none in the future', () => {
    for (const { number, steps } of demoServiceChanges) {
      const statuses = steps.map(([status]) => status);
      const wrong = statuses.filter(
        (status, index) => index > 0 && !nextChangeStatuses(statuses[index - 1] ?? '').includes(status),
      );
      expect([number, statuses[0], wrong, steps.filter(([, day]) => day >= 0)]).toEqual([number, 'SUBMITTED', [], []]);
    }
  });

  it('are carried out within their window', () => {
    const outside = demoServiceChanges.flatMap((change) => {
      const [windowDay, from, to] = change.window;
      return change.steps.flatMap(([step, day], index) => {
        const minutes = stepMinutes(change, index);
        const isWithin = day === windowDay && minutes >= from * 60 && minutes <= to * 60;
        return step === 'IMPLEMENTING' && !isWithin ? [change.number] : [];
      });
    });
    expect(outside).toEqual([]);
  });

  it('answer the questions of their kind', () => {
    for (const { number, kind, changeClass, details } of demoServiceChanges) {
      const found = changeKindOf(kind);
      expect([number, found?.classes]).toEqual([number, expect.arrayContaining([changeClass])]);
      expect(validateDetails(found?.schema ?? [], details)).toEqual([]);
    }
  });

  it('include some that wait for an answer or an approval', () => {
    const actions = demoServiceChanges.map(({ steps, changeClass, approval }) => ({
      status: steps.at(-1)?.[0] ?? '',
      changeClass,
      isApprovalOpen: approval === 'WAITING',
    }));
    expect(actions.filter(({ status }) => status === 'NEED_INFO')).toHaveLength(1);
    const responsible = new Set(['OperationResponsible']);
    expect(actions.filter((one) => changeActionsFor(one, responsible).includes('approve'))).toHaveLength(1);
  });
});
