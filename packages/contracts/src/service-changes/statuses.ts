/** The statuses of a service change request, in the order that it goes through them. */
export const changeStatuses = [
  'SUBMITTED',
  'ASSESSING',
  'NEED_INFO',
  'APPROVED',
  'SCHEDULED',
  'IMPLEMENTING',
  'DONE',
  'FAILED_ROLLED_BACK',
  'REJECTED',
  'CANCELLED',
] as const;

export type ChangeStatus = (typeof changeStatuses)[number];

const next: Readonly<Record<ChangeStatus, readonly ChangeStatus[]>> = {
  SUBMITTED: ['ASSESSING', 'REJECTED', 'CANCELLED'],
  ASSESSING: ['NEED_INFO', 'APPROVED', 'REJECTED', 'CANCELLED'],
  NEED_INFO: ['ASSESSING', 'REJECTED', 'CANCELLED'],
  APPROVED: ['SCHEDULED', 'CANCELLED'],
  SCHEDULED: ['IMPLEMENTING', 'CANCELLED'],
  IMPLEMENTING: ['DONE', 'FAILED_ROLLED_BACK'],
  DONE: [],
  FAILED_ROLLED_BACK: [],
  REJECTED: [],
  CANCELLED: [],
};

/** Whether a status is one of ours: a system behind a proxied API may have others, which are shown as they are. */
export function isChangeStatus(status: string): status is ChangeStatus {
  return Object.hasOwn(next, status);
}

/** The next statuses of a request; none after an unknown status. */
export function nextChangeStatuses(status: string): readonly ChangeStatus[] {
  return isChangeStatus(status) ? next[status] : [];
}

/** Whether nothing more will happen to a request. */
export function isChangeClosed(status: string): boolean {
  return isChangeStatus(status) && next[status].length === 0;
}
