import type { Customer, SessionUsers } from '@skerry/contracts';
import { useSyncExternalStore } from 'react';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import type { FeatureFlags } from '../feature-flags/feature-flags.ts';
import { createRequiredContext } from '../required-context.ts';
import { principalOf } from '../session/identity.ts';
import { SessionEndedError, type Session } from '../session/Session.ts';
import { fetchCustomerFacts, type CustomerFacts } from './customer-facts.ts';

/** What every page needs to know before it can be shown. */
export interface StartupData extends CustomerFacts {
  customer: Customer;
  users: SessionUsers;
}

export interface StartupStore {
  /** Fetches once for each principal; what failed is fetched again at the next call. */
  load(): Promise<StartupData>;
  /** What was fetched. */
  readonly data: StartupData;
  /** Asks for the session's users again, after a change of one's own details. */
  reloadUsers(): Promise<void>;
  /** Calls the listener after each reload; the answer takes it off again. */
  subscribe: (listener: () => void) => () => void;
}

/** @param adjustFlags What this browser makes of the customer's flags, where somebody tries them out. */
export function createStartupStore(
  api: Api,
  session: Session,
  adjustFlags: (flags: FeatureFlags) => FeatureFlags = (flags) => flags,
): StartupStore {
  let principal: string | undefined;
  let pending: Promise<StartupData> | undefined;
  let data: StartupData | undefined;
  const listeners = new Set<() => void>();

  const fetchUsers = () =>
    unwrap(api.portalUser.GET('/user-profiles'), (body) => typeof body.currentUser.id === 'string');

  async function fetchAll(): Promise<StartupData> {
    const [customer, users, facts] = await Promise.all([
      unwrap(api.portalUser.GET('/customers'), (body) => typeof body.id === 'string'),
      fetchUsers(),
      fetchCustomerFacts(api),
    ]);
    return { customer, users, ...facts, flags: adjustFlags(facts.flags) };
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
