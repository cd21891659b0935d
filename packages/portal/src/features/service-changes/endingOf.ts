import type { Fees, Termination } from './changeTarget.ts';

export interface Ending {
  lastDay: string;
  /** Until when is paid: the last day, or the end of the contract where that is later. */
  paidUntil: string;
  isPaidBeyond: boolean;
  /** What is left to pay after the last day. Known of the earliest one alone, and by those who see prices. */
  remainingFee: Fees | undefined;
}

/** What an ending means, by the last day that is chosen; empty for the earliest. */
export function endingOf({ earliestLastDay, contractEndsOn, remainingFee }: Termination, chosenDay: string): Ending {
  const lastDay = chosenDay > earliestLastDay ? chosenDay : earliestLastDay;
  const isPaidBeyond = contractEndsOn !== null && contractEndsOn > lastDay;
  return {
    lastDay,
    paidUntil: isPaidBeyond ? contractEndsOn : lastDay,
    isPaidBeyond,
    remainingFee: isPaidBeyond && lastDay === earliestLastDay ? remainingFee : undefined,
  };
}
