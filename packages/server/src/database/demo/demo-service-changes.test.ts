import { changeActionsFor, nextChangeStatuses, validateDetails } from '@skerry/contracts';
import { changeKindOf } from '../../apis/service-changes/kinds.ts';
import { demoServiceChanges } from './demo-service-changes.ts';

describe('the demo’s service change requests', () => {
  it('came to their status step by step, as the rules allow, and on no day that is still to come', () => {
    for (const { number, steps } of demoServiceChanges) {
      const statuses = steps.map(([status]) => status);
      const wrong = statuses.filter(
        (status, index) => index > 0 && !nextChangeStatuses(statuses[index - 1] ?? '').includes(status),
      );
      expect([number, statuses[0], wrong, steps.filter(([, day]) => day >= 0)]).toEqual([number, 'SUBMITTED', [], []]);
    }
  });

  it('say what their kind wants to know', () => {
    for (const { number, kind, changeClass, details } of demoServiceChanges) {
      const found = changeKindOf(kind);
      expect([number, found?.classes]).toEqual([number, expect.arrayContaining([changeClass])]);
      expect(validateDetails(found?.schema ?? [], details)).toEqual([]);
    }
  });

  it('wait for somebody: for an answer, and for an approval', () => {
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
