import { act, render } from '@testing-library/react';
import { loadMessages } from '@skerry/i18n';
import fc from 'fast-check';
import { administrators, anIdentity } from '../../testing/builders.ts';
import { createFakeSession } from '../../testing/fake-session.ts';
import { origin } from '../../testing/server.ts';
import { createApi } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import { ApiContext } from '../api/useApi.ts';
import { createLanguageStore } from '../language/language-store.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { principalOf } from '../session/identity.ts';
import { SessionContext, useIdentity } from '../session/useSession.ts';
import { DataProvider } from './DataProvider.tsx';
import { useDataCache } from './useDataCache.ts';
import { useQuery } from './useQuery.ts';

const principals = [
  { customerId: '4471820' },
  { customerId: '4471821' },
  { accountId: 'account-vera' },
  { customerId: '4471821', impersonatedUserId: 'user-vera' },
] as const;

const figures = { runs: 0, answers: 0, shown: 0, mixes: 0 };

/** Shows whose answer it has, and counts it where that is another's. Asks for it anew, and puts answers into the cache, as pages do. */
function Names({ onShown }: { onShown: (shown: string, own: string) => void }) {
  const own = principalOf(useIdentity());
  const cache = useDataCache();
  const list = useQuery(['administrators'], (api) => unwrap(api.userAdmin.GET('/customer/administrators')));
  const other = useQuery(['other'], async (api) => {
    const answer = await unwrap(api.userAdmin.GET('/customer/administrators'));
    await cache.replace(['administrators'], answer);
    return answer;
  });
  for (const { data } of [list, other]) for (const { fullName } of data?.items ?? []) onShown(fullName, own);
  return null;
}

describe('a late answer', () => {
  it('of one principal is never shown to the next, in 200 orders of switches and answers', async () => {
    const language = createLanguageStore({
      storage: localStorage,
      root: document.documentElement,
      browserLanguages: ['en'],
      load: loadMessages,
    });
    await language.start();
    const switches = fc.array(fc.nat(principals.length - 1), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler({ act }), switches, async (scheduler, order) => {
        const session = createFakeSession(anIdentity(principals[0]));
        const api = createApi({
          session,
          language: () => 'en',
          origin,
          // The server answers for whom the token is, whenever it likes.
          fetch: (request) => {
            figures.answers += 1;
            const owner = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
            return scheduler.schedule(Promise.resolve(Response.json(administrators(owner))), `answer for ${owner}`);
          },
        });
        const view = render(
          <SessionContext value={session}>
            <ApiContext value={api}>
              <LanguageProvider store={language}>
                <DataProvider config={{ dedupingInterval: 0 }}>
                  <Names
                    onShown={(shown, own) => {
                      figures.shown += 1;
                      if (shown !== own) figures.mixes += 1;
                      expect(shown).toBe(own);
                    }}
                  />
                </DataProvider>
              </LanguageProvider>
            </ApiContext>
          </SessionContext>,
        );
        scheduler.scheduleSequence(
          order.map((index) => async () => {
            session.become({ status: 'signedIn', identity: anIdentity(principals[index]) });
          }),
        );
        await scheduler.waitIdle();
        view.unmount();
        figures.runs += 1;
      }),
      { numRuns: 200 },
    );
    expect(figures.shown).toBeGreaterThan(200);
    process.stdout.write(
      `    B8: ${figures.runs} orders, ${figures.answers} answers, ${figures.shown} shown, ${figures.mixes} to another\n`,
    );
  });
});
