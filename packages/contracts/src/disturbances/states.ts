/** The states of a disturbance, in the order that it goes through them. */
export const disturbanceStates = ['INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'RESOLVED'] as const;
export type DisturbanceState = (typeof disturbanceStates)[number];

/** The states of a planned work. */
export const workStates = [
  'DRAFT',
  'TENTATIVE',
  'CONFIRMED',
  'RE_SCHEDULED',
  'IN_PROCESS',
  'VERIFYING',
  'COMPLETED',
  'CANCELLED',
] as const;
export type WorkState = (typeof workStates)[number];

/** Where an update may take it. Moving and cancelling are calls of their own. */
const next: Readonly<Record<string, readonly string[]>> = {
  // A cause that was found may turn out to be the wrong one, and a repair not to hold.
  INVESTIGATING: ['IDENTIFIED', 'MONITORING', 'RESOLVED'],
  IDENTIFIED: ['INVESTIGATING', 'MONITORING', 'RESOLVED'],
  MONITORING: ['INVESTIGATING', 'IDENTIFIED', 'RESOLVED'],
  RESOLVED: [],
  DRAFT: ['TENTATIVE', 'CONFIRMED'],
  TENTATIVE: ['CONFIRMED'],
  CONFIRMED: ['IN_PROCESS'],
  RE_SCHEDULED: ['CONFIRMED', 'IN_PROCESS'],
  IN_PROCESS: ['VERIFYING', 'COMPLETED'],
  VERIFYING: ['IN_PROCESS', 'COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

/** The states that staff may move it to by an update; none after an unknown state. */
export function nextDisturbanceStates(state: string): readonly string[] {
  return next[state] ?? [];
}

/** Whether a planned work has not begun, so that it may be moved or cancelled. */
export function isWorkAhead(state: string): boolean {
  return ['DRAFT', 'TENTATIVE', 'CONFIRMED', 'RE_SCHEDULED'].includes(state);
}
