import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';

/** How much one holder may have at a time, and how much of theirs may wait for it. */
export interface Share {
  atOnce: number;
  waiting: number;
}

/** What each holder has at most. */
export interface Shares {
  /** Does the work once it is within the share, first come first served among the same holder's. Throws ShareUsedUpError. */
  run<T>(holder: string, work: () => Promise<T>): Promise<T>;
}

/** All waiting places of one holder are taken. */
export class ShareUsedUpError extends Error {
  override readonly name = 'ShareUsedUpError';
}

export function createShares({ atOnce, waiting }: Share): Shares {
  /** Of those who hold or want something now. */
  const holders = new Map<string, { policy: BulkheadPolicy; calls: number }>();
  return {
    async run(name, work) {
      const holder = holders.get(name) ?? { policy: bulkhead(atOnce, waiting), calls: 0 };
      holders.set(name, holder);
      holder.calls += 1;
      try {
        return await holder.policy.execute(work);
      } catch (error) {
        throw error instanceof BulkheadRejectedError ? new ShareUsedUpError(`${name} waits for too much.`) : error;
      } finally {
        holder.calls -= 1;
        if (holder.calls === 0) holders.delete(name);
      }
    },
  };
}

/** Of the connections that a process has, the part of an account is a tenth, that of a customer a fifth. */
export function partsOf(connections: number): { account: number; customer: number } {
  const part = (tenths: number) => Math.max(1, Math.floor((connections * tenths) / 10));
  return { account: part(1), customer: part(2) };
}

/** Whose call is being worked on; nobody's outside of one. */
export const caller = new AsyncLocalStorage<string>();
