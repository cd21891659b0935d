import { parsePreferences, type PreferenceName } from '@skerry/contracts';
import fc from 'fast-check';
import { createPreferenceStore, type PreferenceEnvironment } from './preference-store.ts';

/** All that needs no further answer has happened. */
async function settled() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** A server whose calls end when the test says so. */
function aServer(stored: Record<string, unknown> = {}, parts: Partial<PreferenceEnvironment> = {}) {
  const calls: { name: string; end: (error?: Error) => Promise<void> }[] = [];
  const told: unknown[] = [];
  const clock = { now: 0 };
  function call<Answer>(name: string, answer: () => Answer): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const end = async (error?: Error) => {
      if (error) reject(error);
      else resolve(answer());
      await settled();
    };
    calls.push({ name, end });
    return promise;
  }
  const store = createPreferenceStore({
    read() {
      const answer = { ...stored };
      return call('read', () => answer);
    },
    write: ({ preferenceName, preferenceValue }) =>
      call(`${preferenceName}=${preferenceValue}`, () => {
        stored[preferenceName] = preferenceValue;
      }),
    onSaveFailed: (error) => told.push(['not saved', error]),
    onDefaults: (error) => told.push(['defaults', error]),
    onWrong: (names) => told.push(['wrong', names]),
    now: () => clock.now,
    ...parts,
  });
  const choose = (preferenceName: PreferenceName, preferenceValue: string) =>
    store.choose({ preferenceName, preferenceValue });
  /** Ends the oldest call that is on its way. */
  const end = async (error?: Error) => {
    await settled();
    await calls.shift()?.end(error);
  };
  return { store, stored, calls, told, clock, choose, end, names: () => calls.map(({ name }) => name) };
}

const failure = new Error('503');

describe('preferences', () => {
  it('are not known until the server has answered', async () => {
    const { store, end } = aServer({ isUsingSimpleOverview: 'true' });
    store.load();
    expect(store.values).toBeUndefined();
    await end();
    expect(store.values).toMatchObject({ isUsingSimpleOverview: true, mapZoomSpeed: 2 });
  });

  it('are the defaults where they can not be read, and are asked for again', async () => {
    const { store, told, end, names } = aServer({ isUsingSimpleOverview: 'true' });
    store.load();
    await end(failure);
    expect(store.values).toMatchObject({ isUsingSimpleOverview: false, mapZoomSpeed: 2 });
    expect(told).toEqual([['defaults', failure]]);
    store.load();
    expect(names()).toEqual(['read']);
  });

  it('of a wrong type are told of, are the default, and stay as they are stored', async () => {
    const { store, stored, told, choose, end } = aServer({
      mapZoomSpeed: 'fast',
      showHomeStatus: 'false',
      isFirstDelivery: 1,
    });
    store.load();
    await end();
    expect(told).toEqual([['wrong', ['mapZoomSpeed', 'isFirstDelivery']]]);
    expect(store.values).toMatchObject({ mapZoomSpeed: 2, showHomeStatus: false, isFirstDelivery: false });
    choose('showHomeStatus', 'true');
    await end();
    expect(stored).toEqual({ mapZoomSpeed: 'fast', showHomeStatus: 'true', isFirstDelivery: 1 });
  });

  it('are asked for again after 300 seconds, and not before', async () => {
    const { store, clock, end, names } = aServer();
    store.load();
    await end();
    clock.now = 299_999;
    store.load();
    expect(names()).toEqual([]);
    clock.now = 300_000;
    store.load();
    store.load();
    expect(names()).toEqual(['read']);
  });
});

describe('a choice', () => {
  it('holds at once, and is read again when it is saved', async () => {
    const { store, choose, end, names } = aServer();
    store.load();
    await end();
    choose('isUsingSimpleOverview', 'true');
    expect(store.values?.isUsingSimpleOverview).toBe(true);
    await end();
    expect(names()).toEqual(['read']);
    await end();
    expect(store.values?.isUsingSimpleOverview).toBe(true);
  });

  it('that can not be saved no longer holds, is told of, and leaves the others', async () => {
    const { store, told, choose, end } = aServer({ isUsingSimpleOverview: 'true' });
    store.load();
    await end();
    choose('isUsingSimpleOverview', 'false');
    choose('showHomeStatus', 'false');
    await end(failure);
    expect(store.values).toMatchObject({ isUsingSimpleOverview: true, showHomeStatus: false });
    expect(told).toEqual([['not saved', failure]]);
  });

  it('waits for the one before it, so that the last is the last at the server', async () => {
    const { stored, choose, end, names } = aServer();
    choose('showHomeStatus', 'false');
    choose('showHomeStatus', 'true');
    await settled();
    expect(names()).toEqual(['showHomeStatus=false']);
    await end();
    expect(names()).toEqual(['read', 'showHomeStatus=true']);
    await end();
    await end();
    expect(stored).toEqual({ showHomeStatus: 'true' });
  });

  it('is not undone by an answer that was asked for before it was saved', async () => {
    const { store, choose, calls } = aServer();
    store.load();
    choose('showHomeStatus', 'false');
    await settled();
    const [before, save] = calls.splice(0);
    await save?.end();
    await before?.end();
    expect(store.values?.showHomeStatus).toBe(false);
  });

  it('of another tab is seen with the next own one', async () => {
    const { store, stored, choose, end } = aServer();
    store.load();
    await end();
    stored['showHomeContacts'] = 'false';
    choose('showHomeStatus', 'false');
    await end();
    await end();
    expect(store.values).toMatchObject({ showHomeContacts: false, showHomeStatus: false });
  });
});

const names = ['mapZoomSpeed', 'showHomeStatus', 'isUsingSimpleOverview'] as const;
const step = fc.oneof(
  fc.record({
    name: fc.constantFrom(...names),
    value: fc.constantFrom('true', 'false', '3'),
    // Lost: done, but nobody hears of it.
    fate: fc.constantFrom('done', 'done', 'refused', 'lost'),
  }),
  fc.constantFrom('refetch', 'other tab'),
);

it('the choices that are shown end as the server has them, and every failure is told: 10,000 sequences of choosing, failing, late answers and reading', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.scheduler(), async (steps, scheduler) => {
      const server: Record<string, string> = {};
      const fates = steps.flatMap((one) => (typeof one === 'string' ? [] : one.fate));
      let now = 0;
      let told = 0;
      const store = createPreferenceStore({
        // The time to the server, then the time back.
        read: async () => {
          await scheduler.schedule(Promise.resolve(), 'read');
          const answer = { ...server };
          await scheduler.schedule(Promise.resolve(), 'answer');
          return answer;
        },
        async write({ preferenceName, preferenceValue }) {
          await scheduler.schedule(Promise.resolve(), 'write');
          const fate = fates.shift();
          if (fate !== 'refused') server[preferenceName] = preferenceValue;
          await scheduler.schedule(Promise.resolve(), 'written');
          if (fate !== 'done') throw failure;
        },
        onSaveFailed: () => (told += 1),
        onDefaults: () => {},
        onWrong: () => {},
        now: () => now,
      });
      const expected = fates.filter((fate) => fate !== 'done').length;
      store.load();
      const user = scheduler.scheduleSequence(
        steps.map((one) => async () => {
          if (one === 'other tab') server['showHomeContacts'] = 'false';
          if (typeof one === 'string') {
            now += 300_000;
            store.load();
          } else {
            store.choose({ preferenceName: one.name, preferenceValue: one.value });
            expect(store.values?.[one.name]).toBe(parsePreferences({ [one.name]: one.value })[one.name]);
          }
        }),
      );
      await scheduler.waitIdle();
      await user.task;
      expect(store.values).toEqual(parsePreferences(server));
      expect(told).toBe(expected);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
