import { billingSystemOf, type BillingSystem, type Customer, type SessionUsers } from '@skerry/contracts';
import { useSyncExternalStore } from 'react';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { FeatureFlags } from '../feature-flags/feature-flags.ts';
import { createRequiredContext } from '../required-context.ts';
import { principalOf } from '../session/identity.ts';
import { SessionEndedError, type Session } from '../session/Session.ts';
import { askForCustomerFacts, type CustomerFacts } from './customer-facts.ts';

/** What every page needs to know before it can be shown. */
export interface StartupData extends CustomerFacts {
  customer: Customer;
  users: SessionUsers;
  /** Where the customer's services, orders and invoices come from. */
  billingSystem: BillingSystem;
}

export interface StartupStore {
  /** Fetches once for each principal; what failed is fetched again at the next call. */
  load(): Promise<StartupData>;
  /** What has taken hold so far, while it is fetched. */
  readonly known: Readonly<Partial<StartupData>>;
  /** What was fetched. */
  readonly data: StartupData;
  /** Asks for the session's users again, after a change of one's own details. */
  reloadUsers(): Promise<void>;
  /** Calls the listener after each reload; the answer takes it off again. */
  subscribe: (listener: () => void) => () => void;
}

/** What the start changes besides what the store holds. */
export interface StartupEnvironment {
  /** Shows the portal in the customer's language, where the user has chosen none. */
  setLanguage?: (customer: Customer) => Promise<void>;
  /** What this browser makes of the customer's flags, where somebody tries them out. */
  adjustFlags?: ((flags: FeatureFlags) => FeatureFlags) | undefined;
}

export function createStartupStore(
  api: Api,
  session: Session,
  { setLanguage = async () => {}, adjustFlags = (flags) => flags }: StartupEnvironment = {},
): StartupStore {
  let principal: string | undefined;
  let pending: Promise<StartupData> | undefined;
  let data: StartupData | undefined;
  let known: Partial<StartupData> = {};
  const listeners = new Set<() => void>();

  const fetchUsers = () =>
    unwrap(api.portalUser.GET('/user-profiles'), (body) => typeof body.currentUser.id === 'string');

  /** Asks for everything side by side. What comes of it takes hold in the specified order, in whatever order the answers come. */
  async function fetchAll(): Promise<StartupData> {
    known = {};
    const takeHold = <Part extends Partial<StartupData>>(part: Part): Part => {
      Object.assign(known, part);
      return part;
    };
    const asked = {
      customer: unwrap(api.portalUser.GET('/customers'), (body) => typeof body.id === 'string'),
      users: fetchUsers(),
      ...askForCustomerFacts(api),
    };
    // Told by the first that is waited for below.
    for (const answer of Object.values(asked)) if (answer instanceof Promise) answer.catch(() => {});

    const { customer } = takeHold({ customer: await asked.customer });
    const { billingSystem } = takeHold({ billingSystem: billingSystemOf(customer.sourceBillingSystem) });
    const { agreements } = takeHold({ agreements: await asked.agreements });
    const { hasMigratedCases } = takeHold({ hasMigratedCases: await asked.hasMigratedCases });
    const { users } = takeHold({ users: await asked.users });
    await setLanguage(customer);
    const { flags } = takeHold({ flags: adjustFlags(await asked.flags) });
    return { customer, billingSystem, agreements, hasMigratedCases, users, flags, failures: asked.failures };
  }

  return {
    async load() {
      if (session.state.status !== 'signedIn') throw new SessionEndedError('Nobody is signed in.');
      const current = principalOf(session.state.identity);
      if (current !== principal || !pending) {
        principal = current;
        pending = fetchAll();
      }
      try {
        data = await pending;
        return data;
      } catch (error) {
        pending = undefined;
        throw error;
      }
    },
    get known() {
      return known;
    },
    get data() {
      if (!data) throw new Error('The start-up data has not been loaded.');
      return data;
    },
    async reloadUsers() {
      const whose = principal;
      const users = await fetchUsers();
      if (!data || principal !== whose) return;
      data = { ...data, users };
      pending = Promise.resolve(data);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const [StartupContext, useStartupStore] = createRequiredContext<StartupStore>('Startup');

/** The customer and the session's users. For what is shown behind the sign-in guard. */
export function useStartupData(): StartupData {
  const store = useStartupStore();
  return useSyncExternalStore(store.subscribe, () => store.data);
}
