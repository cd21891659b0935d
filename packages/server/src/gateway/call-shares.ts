import type { FastifyRequest } from 'fastify';
import { caller, createShares, partsOf, ShareUsedUpError } from '../database/shares.ts';
import { limitedAs } from '../http/limited-as.ts';
import { ProblemError } from '../http/problem.ts';

/** Calls that may wait. A page of the portal makes up to 20 at once. */
const waiting = { account: 60, customer: 240 };

export type CallShares = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

/**
 * An account and a customer each have at most their part of the connections at work; more of their calls wait, in the account's queue
 * first, so that one account can't fill the customer's. Beyond the waiting places they get 429.
 */
export function callShares(connections: number): CallShares {
  const { account, customer } = partsOf(connections);
  const accounts = createShares({ atOnce: account, waiting: waiting.account });
  const customers = createShares({ atOnce: customer, waiting: waiting.customer });
  return async (request, work) => {
    const name = limitedAs(request);
    const { principal } = request;
    try {
      return await accounts.run(name, () =>
        principal === null
          ? caller.run(name, work)
          : customers.run(`customer ${principal.customerId}`, () => caller.run(name, work)),
      );
    } catch (error) {
      if (!(error instanceof ShareUsedUpError)) throw error;
      throw new ProblemError(429, { cause: error, headers: { 'retry-after': '1' } });
    }
  };
}
