import { changeStatuses, isChangeClosed, nextChangeStatuses } from './statuses.ts';

describe('a service change request', () => {
  it('goes step by step from submitted to done', () => {
    const way = ['SUBMITTED', 'ASSESSING', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'DONE'] as const;
    for (const [index, status] of way.slice(1).entries())
      expect(nextChangeStatuses(way[index] ?? '')).toContain(status);
  });

  it('goes back to assessment after a question', () => {
    expect(nextChangeStatuses('ASSESSING')).toContain('NEED_INFO');
    expect(nextChangeStatuses('NEED_INFO')).toContain('ASSESSING');
    expect(nextChangeStatuses('NEED_INFO')).not.toContain('APPROVED');
  });

  it('can fail only during the work, and be cancelled only before it', () => {
    const leadingTo = (wanted: 'FAILED_ROLLED_BACK' | 'CANCELLED' | 'REJECTED') =>
      changeStatuses.filter((status) => nextChangeStatuses(status).includes(wanted));
    expect(leadingTo('FAILED_ROLLED_BACK')).toEqual(['IMPLEMENTING']);
    expect(leadingTo('CANCELLED')).toEqual(['SUBMITTED', 'ASSESSING', 'NEED_INFO', 'APPROVED', 'SCHEDULED']);
    expect(leadingTo('REJECTED')).toEqual(['SUBMITTED', 'ASSESSING', 'NEED_INFO']);
  });

  it('has four end statuses, and no next step from an unknown status', () => {
    expect(changeStatuses.filter(isChangeClosed)).toEqual(['DONE', 'FAILED_ROLLED_BACK', 'REJECTED', 'CANCELLED']);
    expect([nextChangeStatuses('PARKED'), isChangeClosed('PARKED')]).toEqual([[], false]);
  });
});
