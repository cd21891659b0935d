/** The statuses of a request for an optical service, of those that quotes have, in the order that it goes through them. */
export const opticalStatuses = [
  'REGISTERED',
  'PRESALE_REQUESTED',
  'IN_PROGRESS',
  'INPUT_NEEDED',
  'ESTIMATED',
  'COMPLETED',
  'NO_SOLUTION',
] as const;

export type OpticalStatus = (typeof opticalStatuses)[number];

const next: Readonly<Record<OpticalStatus, readonly OpticalStatus[]>> = {
  REGISTERED: ['PRESALE_REQUESTED', 'NO_SOLUTION'],
  PRESALE_REQUESTED: ['IN_PROGRESS', 'INPUT_NEEDED', 'NO_SOLUTION'],
  IN_PROGRESS: ['INPUT_NEEDED', 'ESTIMATED', 'COMPLETED', 'NO_SOLUTION'],
  INPUT_NEEDED: ['IN_PROGRESS', 'NO_SOLUTION'],
  ESTIMATED: ['IN_PROGRESS', 'INPUT_NEEDED', 'COMPLETED', 'NO_SOLUTION'],
  COMPLETED: [],
  NO_SOLUTION: [],
};

/** Whether a status is one of ours: a system behind a proxied API may have others, which are shown as they are. */
export function isOpticalStatus(status: string): status is OpticalStatus {
  return Object.hasOwn(next, status);
}

/** Whether nothing more comes of a request. */
export function isOpticalClosed(status: string): boolean {
  return isOpticalStatus(status) && next[status].length === 0;
}

/** Whether the provider waits for an answer of the customer's. */
export function isOpticalWaiting(status: string): boolean {
  return status === 'INPUT_NEEDED';
}

/** The next statuses of a request; none after an unknown status. */
export function nextOpticalStatuses(status: string): readonly OpticalStatus[] {
  return isOpticalStatus(status) ? next[status] : [];
}
