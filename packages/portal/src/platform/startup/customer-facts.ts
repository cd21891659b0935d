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

/** Fetches all facts at once. Fails only where the session has ended. */
export async function fetchCustomerFacts(api: Api): Promise<CustomerFacts> {
  const { portalUser, cases } = api;
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
  const [agreements, { migratedCustomer: hasMigratedCases }, flags] = await Promise.all([
    orDefault(readAgreements(api), []),
    orDefault(
      unwrap(cases.GET('/cases/migrated-case-customer'), (body) => typeof body.migratedCustomer === 'boolean'),
      { migratedCustomer: false },
    ),
    orDefault(unwrap(portalUser.GET('/b2b-customer/feature-flags'), isRecord), {}),
  ]);
  return { agreements, hasMigratedCases, flags, failures };
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
