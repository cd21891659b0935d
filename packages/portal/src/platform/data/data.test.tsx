import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { loadMessages } from '@skerry/i18n';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { anIdentity, administrators, aProblem } from '../../testing/builders.ts';
import { createFakeSession } from '../../testing/fake-session.ts';
import { fetchUntilTestEnds } from '../../testing/requests.ts';
import { origin, server, userAdminUrl } from '../../testing/server.ts';
import { createApi } from '../api/create-api.ts';
import { unwrap } from '../api/unwrap.ts';
import { ApiContext } from '../api/useApi.ts';
import { createLanguageStore } from '../language/language-store.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { SessionContext } from '../session/useSession.ts';
import { principalOf } from '../session/identity.ts';
import { createAnswersAhead, type AnswersAhead } from './answers-ahead.ts';
import { DataProvider } from './DataProvider.tsx';
import { dataKey, keyBegins } from './data-keys.ts';
import { useDataCache, type DataCache } from './useDataCache.ts';
import { useQuery } from './useQuery.ts';

const url = userAdminUrl('/customer/administrators');

/** Shows the names, or the status that they failed with. */
function Names({ onCache }: { onCache?: (cache: DataCache) => void }) {
  const { data, error } = useQuery(['administrators'], (api) => unwrap(api.userAdmin.GET('/customer/administrators')), {
    byLanguage: true,
  });
  const cache = useDataCache();
  onCache?.(cache);
  return (
    <p>
      {error instanceof Error ? error.message : (data?.items.map(({ fullName }) => fullName).join() ?? 'nothing yet')}
    </p>
  );
}

const identity = anIdentity({ customerId: '4471820' });

async function open(onCache?: (cache: DataCache) => void, shown?: ReactNode, ahead?: AnswersAhead) {
  const session = createFakeSession(identity);
  const language = createLanguageStore({
    storage: localStorage,
    root: document.documentElement,
    browserLanguages: [],
    load: loadMessages,
  });
  await language.start();
  const api = createApi({
    session,
    language: () => language.state.language,
    fetch: fetchUntilTestEnds(),
    origin,
  });
  render(
    <SessionContext value={session}>
      <ApiContext value={api}>
        <LanguageProvider store={language}>
          <DataProvider ahead={ahead} config={{ dedupingInterval: 0 }}>
            {shown ?? <Names {...(onCache && { onCache })} />}
          </DataProvider>
        </LanguageProvider>
      </ApiContext>
    </SessionContext>,
  );
  return { session, language };
}

beforeEach(() => localStorage.clear());

describe('the cache of answers', () => {
  it('begins with what was asked for before it, and asks again', async () => {
    const renderings: string[] = [];
    function Thing() {
      const { data = 'nothing yet' } = useQuery(['thing'], async () => 'newer');
      renderings.push(data);
      return <p>{data}</p>;
    }
    const ahead = createAnswersAhead();
    await ahead.keepFor(principalOf(identity))(['thing'], Promise.resolve('there already'));
    await ahead.keepFor('somebody else')(['other'], Promise.resolve('of no concern'));
    await open(undefined, <Thing />, ahead);
    expect(renderings[0]).toBe('there already');
    expect(await screen.findByText('newer')).toBeInTheDocument();
    // Another cache, such as that of another customer, begins empty.
    expect(ahead.take()).toEqual([]);
  });

  it('begins empty for another customer, and never shows the late answer of the first', async () => {
    const late = Promise.withResolvers<undefined>();
    const lateAnswer = Promise.withResolvers<undefined>();
    server.events.on('response:mocked', ({ request }) => {
      if (request.headers.get('Authorization')?.includes('4471820')) lateAnswer.resolve(undefined);
    });
    server.use(
      http.get(url, async ({ request }) => {
        const isFirst = request.headers.get('Authorization')?.includes('4471820');
        if (isFirst) await late.promise;
        return HttpResponse.json(administrators(isFirst ? 'Astrid' : 'Vera'));
      }),
    );
    const { session } = await open();
    act(() => session.become({ status: 'signedIn', identity: anIdentity({ customerId: '4471821' }) }));
    expect(await screen.findByText('Vera')).toBeInTheDocument();
    late.resolve(undefined);
    await act(() => lateAnswer.promise);
    server.events.removeAllListeners();
    expect(screen.getByText('Vera')).toBeInTheDocument();
  });

  it.each([{ accountId: 'account-vera' }, { customerId: '4471821' }, { impersonatedUserId: 'user-vera' }])(
    'shows nothing of one principal to the next (%j)',
    async (difference) => {
      server.use(http.get(url, () => HttpResponse.json(administrators('Astrid'))));
      const { session } = await open();
      await screen.findByText('Astrid');
      server.use(http.get(url, () => new Promise<never>(() => {})));
      act(() => session.become({ status: 'signedIn', identity: anIdentity(difference) }));
      expect(screen.getByText('nothing yet')).toBeInTheDocument();
    },
  );

  it('asks again in another language where the answer has texts', async () => {
    server.use(
      http.get(url, ({ request }) => HttpResponse.json(administrators(request.headers.get('Accept-Language') ?? ''))),
    );
    const { language } = await open();
    await screen.findByText('sv');
    await act(() => language.choose('no'));
    expect(await screen.findByText('nb')).toBeInTheDocument();
  });

  it('replaces, changes and asks anew by the beginning of the resource', async () => {
    let calls = 0;
    server.use(http.get(url, () => HttpResponse.json(administrators(`call ${++calls}`))));
    let cache: DataCache | undefined;
    await open((given) => {
      cache = given;
    });
    await screen.findByText('call 1');
    await act(async () => cache?.update(['administrators'], () => administrators('changed')));
    expect(screen.getByText('changed')).toBeInTheDocument();
    await act(async () => cache?.invalidate(['administrators']));
    expect(await screen.findByText('call 2')).toBeInTheDocument();
  });
});

describe('a read that fails', () => {
  // Only the waits between attempts: the network needs the rest.
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance', 'Date'] }),
  );
  afterEach(() => jest.useRealTimers());

  it.each([400, 403, 404, 409, 422])('with a refusal (%i) is not tried again', async (status) => {
    let calls = 0;
    server.use(
      http.get(url, () => {
        calls += 1;
        return HttpResponse.json(aProblem(status), { status });
      }),
    );
    await open();
    await screen.findByText(`Problem ${status}`);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls).toBe(1);
  });

  it('on the server’s side is tried again by itself', async () => {
    let calls = 0;
    server.use(
      http.get(url, () =>
        ++calls === 1 ? HttpResponse.json(aProblem(503), { status: 503 }) : HttpResponse.json(administrators('Astrid')),
      ),
    );
    await open();
    await screen.findByText('Problem 503');
    expect(await screen.findByText('Astrid')).toBeInTheDocument();
  });
});

describe('keys', () => {
  it('hold principal, language and resource', () => {
    expect(dataKey({ principal: 'p', language: 'sv' }, ['users', 'list', 0, ''])).toEqual([
      'p',
      'sv',
      'users',
      'list',
      0,
      '',
    ]);
  });

  it('are found by their beginning, of the same principal only', () => {
    const key = dataKey({ principal: 'p', language: undefined }, ['users', 'list', 0, '']);
    expect(keyBegins(key, 'p', ['users'])).toBe(true);
    expect(keyBegins(key, 'p', ['users', 'list'])).toBe(true);
    expect(keyBegins(key, 'p', ['users', 'detail'])).toBe(false);
    expect(keyBegins(key, 'q', ['users'])).toBe(false);
    expect(keyBegins(undefined, 'p', ['users'])).toBe(false);
  });
});
