import type { FrameworkAgreement } from '@skerry/contracts';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { FeatureFlags } from '../feature-flags/feature-flags.ts';
import { SessionEndedError } from '../session/Session.ts';

/** What decides about pages, and has a default where it could not be fetched: none of it grants a right. */
export interface CustomerFacts {
  /** @default none */
  agreements: readonly FrameworkAgreement[];
  /** The customer has moved from tickets to support cases. @default false */
  hasMigratedCases: boolean;
  /** @default all off */
  flags: FeatureFlags;
  /** Why a default stands in. */
  failures: readonly unknown[];
}

/** The facts, each on its way. */
export type PendingFacts = {
  readonly [Fact in keyof Omit<CustomerFacts, 'failures'>]: Promise<CustomerFacts[Fact]>;
} & Pick<CustomerFacts, 'failures'>;

/** Asks for all facts at once. Each fails only where the session has ended; `failures` is whole once all are there. */
export function askForCustomerFacts(api: Api): PendingFacts {
  const failures: unknown[] = [];
  async function orDefault<Value>(pending: Promise<Value>, standard: Value): Promise<Value> {
    try {
      return await pending;
    } catch (error) {
      if (error instanceof SessionEndedError) throw error;
      failures.push(error);
      return standard;
    }
  }
  return {
    agreements: orDefault(readAgreements(api), []),
    hasMigratedCases: orDefault(readMigratedCases(api), false),
    flags: orDefault(unwrap(api.portalUser.GET('/b2b-customer/feature-flags'), isRecord), {}),
    failures,
  };
}

async function readMigratedCases({ cases }: Api): Promise<boolean> {
  const isAnswer = (body: { migratedCustomer: boolean }) => typeof body.migratedCustomer === 'boolean';
  return (await unwrap(cases.GET('/cases/migrated-case-customer'), isAnswer)).migratedCustomer;
}

/** The customer's framework agreements. */
export async function readAgreements({ quoteAndOrder }: Api): Promise<readonly FrameworkAgreement[]> {
  const { items } = await unwrap(quoteAndOrder.GET('/framework-agreements'), (body) => body.items.every(isAgreement));
  return items;
}

function isAgreement({ products, productPackages }: FrameworkAgreement): boolean {
  return Array.isArray(products) && Array.isArray(productPackages);
}

function isRecord(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
