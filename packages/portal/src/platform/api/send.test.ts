import { jest } from '@jest/globals';
import type { Language } from '@skerry/i18n';
import { delay, http, HttpResponse } from 'msw';
import { aProblem, anIdentity, aCustomerUser } from '../../testing/builders.ts';
import { createFakeSession } from '../../testing/fake-session.ts';
import { origin, quotesUrl, server, userAdminUrl } from '../../testing/server.ts';
import { ApiError } from './ApiError.ts';
import { createApi } from './create-api.ts';
import { timeBudget } from './send.ts';
import { unwrap } from './unwrap.ts';

const user = aCustomerUser();
const url = userAdminUrl(`/customer/users/${user.id}`);

function open({ language = 'sv' }: { language?: Language } = {}) {
  const session = createFakeSession(anIdentity({ registry: 'no' }));
  const api = createApi({ session, language: () => language, fetch: (request) => fetch(request), origin });
  const getUser = (options: { signal?: AbortSignal } = {}) =>
    unwrap(api.userAdmin.GET('/customer/users/{userId}', { params: { path: { userId: user.id } }, ...options }));
  return { session, api, getUser };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
}

describe('a call', () => {
  it.each([
    ['sv', 'sv'],
    ['en', 'en'],
    ['no', 'nb'],
    ['da', 'da'],
  ] as const)('in %s says who asks, asks for %s, and names registry and trace', async (language, acceptLanguage) => {
    let headers = new Headers();
    server.use(
      http.get(url, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json(user);
      }),
    );
    expect(await open({ language }).getUser()).toEqual(user);
    expect(headers.get('Accept-Language')).toBe(acceptLanguage);
    expect(headers.get('X-Microservice-Registry')).toBe('no');
    expect(headers.get('Authorization')).toBe('Bearer account-astrid|4471820|');
    expect(headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('for events hands them over as they come, and fails as every other', async () => {
    const events = quotesUrl('/connection-searches/quote-1/progress/events');
    const { api } = open();
    const readEvents = () =>
      unwrap(
        api.quotes.GET('/connection-searches/{quoteId}/progress/events', {
          params: { path: { quoteId: 'quote-1' } },
          headers: { Accept: 'text/event-stream' },
          parseAs: 'stream',
        }),
      );
    let end = (): void => undefined;
    server.use(
      http.get(events, () => {
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('data: 1\n\n'));
            end = () => controller.close();
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const reader = ((await readEvents()) as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n');
    end();
    expect((await reader.read()).done).toBe(true);
    server.use(http.get(events, () => HttpResponse.json(aProblem(404), { status: 404 })));
    expect((await failureOf(readEvents())).status).toBe(404);
  });

  it('has a trace of its own', async () => {
    const traces = new Set<string | null>();
    server.use(
      http.get(url, ({ request }) => {
        traces.add(request.headers.get('traceparent'));
        return HttpResponse.json(user);
      }),
    );
    const { getUser } = open();
    await getUser();
    await getUser();
    expect(traces.size).toBe(2);
  });

  it('answers nothing for 204', async () => {
    server.use(http.delete(url, () => new HttpResponse(null, { status: 204 })));
    const { api } = open();
    await expect(
      unwrap(api.userAdmin.DELETE('/customer/users/{userId}', { params: { path: { userId: user.id } } })),
    ).resolves.toBeUndefined();
  });
});

describe('a failed call', () => {
  it.each([400, 403, 404, 408, 409, 412, 413, 415, 422, 428, 429, 500, 502, 503, 504])(
    'has its status, problem and trace id (%i)',
    async (status) => {
      const problem = aProblem(status, { code: 'SOMETHING', errors: [{ field: 'email', code: 'taken' }] });
      server.use(http.get(url, () => HttpResponse.json(problem, { status })));
      const { session, getUser } = open();
      const error = await failureOf(getUser());
      expect(error).toMatchObject({
        status,
        problem,
        traceId: problem.traceId,
        call: { method: 'GET', path: new URL(url).pathname },
      });
      expect(session.state.status).toBe('signedIn');
    },
  );

  it('has a trace id even where the answer is no problem document', async () => {
    server.use(
      http.get(
        url,
        () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      ),
    );
    const error = await failureOf(open().getUser());
    expect(error).toMatchObject({ status: 502, problem: undefined });
    expect(error.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says how long to wait', async () => {
    server.use(
      http.get(url, () => HttpResponse.json(aProblem(429), { status: 429, headers: { 'Retry-After': '30' } })),
    );
    expect((await failureOf(open().getUser())).retryAfter).toBe(30);
  });

  it('of a read is sent again when the server says so, where that is soon', async () => {
    let calls = 0;
    const refuse = (after: string) =>
      HttpResponse.json(aProblem(429), { status: 429, headers: { 'Retry-After': after } });
    server.use(http.get(url, () => ((calls += 1) < 3 ? refuse('0') : HttpResponse.json(user))));
    await expect(open().getUser()).resolves.toEqual(user);
    expect(calls).toBe(3);
    calls = 0;
    server.use(http.get(url, () => ((calls += 1), refuse('0'))));
    expect((await failureOf(open().getUser())).status).toBe(429);
    expect(calls).toBe(3);
    calls = 0;
    server.use(http.get(url, () => ((calls += 1), refuse('6'))));
    expect((await failureOf(open().getUser())).retryAfter).toBe(6);
    expect(calls).toBe(1);
  });

  it('of a write is not sent again', async () => {
    let calls = 0;
    const refuse = () => HttpResponse.json(aProblem(429), { status: 429, headers: { 'Retry-After': '0' } });
    server.use(http.delete(url, () => ((calls += 1), refuse())));
    const { api } = open();
    const removal = unwrap(api.userAdmin.DELETE('/customer/users/{userId}', { params: { path: { userId: user.id } } }));
    expect((await failureOf(removal)).status).toBe(429);
    expect(calls).toBe(1);
  });

  it('ends the session with 401', async () => {
    server.use(http.get(url, () => HttpResponse.json(aProblem(401), { status: 401 })));
    const { session, getUser } = open();
    expect((await failureOf(getUser())).status).toBe(401);
    expect(session.state).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('of staff who act without a reason lets them go on as themselves, once', async () => {
    const refusal = { ...aProblem(403), code: 'ACTING_REASON_REQUIRED' };
    server.use(http.get(url, () => HttpResponse.json(refusal, { status: 403 })));
    const { session, getUser } = open();
    for (const failing of [getUser(), getUser()]) expect((await failureOf(failing)).status).toBe(403);
    expect(session.choices).toEqual([{ customerId: '4471820', registry: 'no' }]);
  });

  it('is 401 without a call where the session has already ended', async () => {
    const { session, getUser } = open();
    session.become({ status: 'signedOut', reason: 'loggedOut' });
    expect((await failureOf(getUser())).status).toBe(401);
  });

  it('is 0 where the server is out of reach', async () => {
    server.use(http.get(url, () => HttpResponse.error()));
    expect((await failureOf(open().getUser())).status).toBe(0);
  });

  it.each([
    ['HTML', '<!doctype html><title>Portal</title>', 'text/html'],
    ['cut short', '{"id": "7d0c', 'application/json'],
    ['empty', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a bare word', '"user"', 'application/json'],
  ])('is 502 where the answer of 200 is %s', async (_name, body, type) => {
    server.use(http.get(url, () => new HttpResponse(body, { headers: { 'Content-Type': type } })));
    expect((await failureOf(open().getUser())).status).toBe(502);
  });

  it('is 502 where the page can not work with the answer', async () => {
    server.use(http.get(userAdminUrl('/roles'), () => HttpResponse.json({ entries: [] })));
    const { api } = open();
    expect((await failureOf(unwrap(api.userAdmin.GET('/roles'), ({ items }) => items.length >= 0))).status).toBe(502);
  });

  it('is 408 where no answer comes in time', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(15_000);
      return AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
    });
    server.use(http.get(url, () => delay('infinite')));
    expect(timeBudget).toBe(15_000);
    expect((await failureOf(open().getUser())).status).toBe(408);
    timeout.mockRestore();
  });
});

it('a call that is no longer wanted is broken off as such', async () => {
  server.use(http.get(url, () => delay('infinite')));
  const controller = new AbortController();
  const call = open().getUser({ signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toHaveProperty('name', 'AbortError');
});
