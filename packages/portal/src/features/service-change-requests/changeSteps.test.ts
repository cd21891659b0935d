import type { ChangeStatus } from '@skerry/contracts';
import { changeSteps } from './changeSteps.ts';

const at = (day: number) => `2024-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const been = (...statuses: ChangeStatus[]) => ({
  status: statuses.at(-1) ?? 'SUBMITTED',
  approval: 'NOT_NEEDED' as const,
  events: statuses.map((status, index) => ({ at: at(index + 1), status, authorName: 'Kjetil Strand', text: '' })),
});
const words = (request: Parameters<typeof changeSteps>[0]) => {
  const { steps, current } = changeSteps(request);
  return { steps: steps.map(({ status }) => status), current };
};
const way = ['SUBMITTED', 'ASSESSING', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'DONE'];

describe('the steps of a change request', () => {
  it('are all that it goes through, up to the one that it has come to', () => {
    expect(words(been('SUBMITTED', 'ASSESSING', 'APPROVED'))).toEqual({ steps: way, current: 2 });
    expect(words(been(...(way as ChangeStatus[])))).toEqual({ steps: way, current: 6 });
  });

  it('say when each was reached the first time', () => {
    const { steps } = changeSteps(been('SUBMITTED', 'ASSESSING', 'NEED_INFO', 'ASSESSING'));
    expect(steps.map((step) => step.at)).toEqual([at(1), at(2), null, null, null, null]);
  });

  it('have a question in the place of the assessment', () => {
    const { steps, current } = changeSteps(been('SUBMITTED', 'ASSESSING', 'NEED_INFO'));
    expect(steps[current]).toEqual({ status: 'NEED_INFO', at: at(3), isWaiting: true });
    expect(steps).toHaveLength(way.length);
  });

  it('wait where the company has to approve first', () => {
    const { steps, current } = changeSteps({ ...been('SUBMITTED'), approval: 'WAITING' });
    expect(steps[current]).toMatchObject({ status: 'SUBMITTED', isWaiting: true });
  });

  it.each([
    [been('SUBMITTED', 'CANCELLED'), ['SUBMITTED', 'CANCELLED']],
    [been('SUBMITTED', 'ASSESSING', 'REJECTED'), ['SUBMITTED', 'ASSESSING', 'REJECTED']],
    [
      been('SUBMITTED', 'ASSESSING', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'FAILED_ROLLED_BACK'),
      [...way.slice(0, 5), 'FAILED_ROLLED_BACK'],
    ],
  ])('end where it ended', (request, steps) => {
    expect(words(request)).toEqual({ steps, current: steps.length - 1 });
  });

  it('are none for a status of another system', () => {
    expect(changeSteps({ ...been('SUBMITTED'), status: 'ON_HOLD' }).steps).toEqual([]);
  });
});
