import type { Customer, SessionUsers } from '@skerry/contracts';
import type { Api } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import { createRequiredContext } from '../required-context.ts';
import { principalOf } from '../session/identity.ts';
import { SessionEndedError, type Session } from '../session/Session.ts';

/** What every page needs to know before it can be shown. */
export interface StartupData {
  customer: Customer;
  users: SessionUsers;
}

export interface StartupStore {
  /** Fetches once for each principal; what failed is fetched again at the next call. */
  load(): Promise<StartupData>;
  /** What was fetched. */
  readonly data: StartupData;
}

export function createStartupStore(api: Api, session: Session): StartupStore {
  let principal: string | undefined;
  let pending: Promise<StartupData> | undefined;
  let data: StartupData | undefined;

  async function fetchAll(): Promise<StartupData> {
    const [customer, users] = await Promise.all([
      unwrap(api.portalUser.GET('/customers'), (body) => typeof body.id === 'string'),
      unwrap(api.portalUser.GET('/user-profiles'), (body) => typeof body.currentUser.id === 'string'),
    ]);
    return { customer, users };
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
  };
}

const [StartupContext, useStartupStore] = createRequiredContext<StartupStore>('Startup');
export { StartupContext };

/** The customer and the session's users. For what is shown behind the sign-in guard. */
export function useStartupData(): StartupData {
  return useStartupStore().data;
}
