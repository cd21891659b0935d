import type { Fees, Termination } from './changeTarget.ts';

export interface Ending {
  lastDay: string;
  /** Until when is paid: the last day, or the end of the contract where that is later. */
  paidUntil: string;
  isPaidBeyond: boolean;
  /** What is left to pay after the last day, once that is known, for those who see prices. */
  remainingFee: Fees | undefined;
}

/** What an ending means, by the last day that is chosen; empty for the earliest. */
export function endingOf(termination: Termination, chosenDay: string): Ending {
  const { earliestLastDay, contractEndsOn, remainingFee, later } = termination;
  const lastDay = chosenDay > earliestLastDay ? chosenDay : earliestLastDay;
  const isPaidBeyond = contractEndsOn !== null && contractEndsOn > lastDay;
  return {
    lastDay,
    paidUntil: isPaidBeyond ? contractEndsOn : lastDay,
    isPaidBeyond,
    remainingFee: isPaidBeyond
      ? [{ lastDay: earliestLastDay, remainingFee }, later].find((known) => known?.lastDay === lastDay)?.remainingFee
      : undefined,
  };
}
