import { createCallsAhead } from './calls-ahead.ts';

const address = 'https://portal.example/api/user-admin/v1/customer/users?page=0';

function aCall(headers: Record<string, string> = {}, init: RequestInit = {}): Request {
  return new Request(address, { ...init, headers: { Authorization: 'Bearer a', 'Accept-Language': 'sv', ...headers } });
}

function open() {
  let sent = 0;
  let time = 0;
  const calls = createCallsAhead(
    async () => Response.json({ answer: ++sent }),
    () => time,
  );
  const answerTo = async (request: Request) => (await (await calls.fetch(request)).json()) as { answer: number };
  return { calls, answerTo, wait: (milliseconds: number) => void (time += milliseconds) };
}

describe('a call that was sent ahead', () => {
  it('answers the page that asks the same, once', async () => {
    const { calls, answerTo } = open();
    expect(await (await calls.send(aCall())).json()).toEqual({ answer: 1 });
    expect(await answerTo(aCall())).toEqual({ answer: 1 });
    expect(await answerTo(aCall())).toEqual({ answer: 2 });
  });

  it.each([
    ['another token', { Authorization: 'Bearer b' }],
    ['another language', { 'Accept-Language': 'nb' }],
    ['another registry', { 'X-Microservice-Registry': 'no' }],
  ])('answers nobody with %s', async (_what, headers) => {
    const { calls, answerTo } = open();
    await calls.send(aCall());
    expect(await answerTo(aCall(headers))).toEqual({ answer: 2 });
  });

  it('answers no write', async () => {
    const { calls, answerTo } = open();
    await calls.send(aCall());
    expect(await answerTo(aCall({}, { method: 'POST' }))).toEqual({ answer: 2 });
  });

  it('answers nobody after a write, which may have changed it', async () => {
    const { calls, answerTo } = open();
    await calls.send(aCall());
    await answerTo(aCall({}, { method: 'POST' }));
    expect(await answerTo(aCall())).toEqual({ answer: 3 });
  });

  it('is not sent where the page is asking already', async () => {
    const { calls, answerTo } = open();
    const asked = answerTo(aCall());
    await expect(calls.send(aCall())).rejects.toThrow('faster');
    expect(await asked).toEqual({ answer: 1 });
    expect(await answerTo(aCall())).toEqual({ answer: 2 });
  });

  it('answers nobody who comes too late', async () => {
    const { calls, answerTo, wait } = open();
    await calls.send(aCall());
    wait(10_001);
    expect(await answerTo(aCall())).toEqual({ answer: 2 });
  });

  it('that failed fails for the page, which may ask again', async () => {
    let isUp = false;
    const calls = createCallsAhead(
      async () => (isUp ? Response.json({}) : Promise.reject(new TypeError('Failed to fetch'))),
      () => 0,
    );
    await expect(calls.send(aCall())).rejects.toThrow(TypeError);
    await expect(calls.fetch(aCall())).rejects.toThrow(TypeError);
    isUp = true;
    expect((await calls.fetch(aCall())).ok).toBe(true);
  });
});
