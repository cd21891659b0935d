import { createRequiredContext } from '../../platform/required-context.ts';

/** Goes to another page of this origin, the provider's or the portal's. */
export type Leave = (path: string) => void;

export const [LeaveContext, useLeave] = createRequiredContext<Leave>('Leave');
