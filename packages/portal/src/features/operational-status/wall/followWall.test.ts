import { jest } from '@jest/globals';
import type { NocWall } from '@skerry/contracts';
import type { ServerEvent } from '../../../platform/api/read-events.ts';
import { followWall, type Heard, type WallSource } from './followWall.ts';

const aWall = (eventId: string) => ({ eventId, at: '2024-11-21T08:42:18.000Z' }) as NocWall;
const wallEvent = (eventId: string): ServerEvent => ({
  event: 'wall',
  id: eventId,
  data: JSON.stringify(aWall(eventId)),
});
const beat: ServerEvent = { event: 'beat', id: undefined, data: '{"at":"2024-11-21T08:42:28.000Z"}' };

/** Each call of `listen` gets the next of these. `undefined`: the line fails. `hangs`: nothing comes. */
function follow(streams: (ServerEvent[] | 'hangs' | undefined)[], ask: WallSource['ask'] = async () => aWall('asked')) {
  const stop = new AbortController();
  const heard: string[] = [];
  const asked: (string | undefined)[] = [];
  const source: WallSource = {
    ask,
    async listen(lastEventId, signal) {
      asked.push(lastEventId);
      const next = streams.shift();
      if (next === undefined) throw new Error('The line is down.');
      return (async function* () {
        if (next !== 'hangs') yield* next;
        else await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('left'))));
      })();
    },
  };
  const tell = ({ wall, way }: Heard) => void heard.push(`${way} ${wall?.eventId ?? 'beat'}`);
  void followWall(source, tell, stop.signal);
  return { heard, asked, stop: () => stop.abort() };
}

describe('following a wall', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hears what comes, and goes on at once where the server ends it, with what it has heard last', async () => {
    const { heard, asked, stop } = follow([[wallEvent('one'), beat], [wallEvent('two')], 'hangs']);
    await jest.advanceTimersByTimeAsync(500);
    stop();
    expect(heard).toEqual(['stream one', 'stream beat', 'stream two']);
    expect(asked).toEqual([undefined, 'one', 'two']);
  });

  it('asks every 30 seconds where events do not come through, and listens again when they do', async () => {
    const { heard, stop } = follow([undefined, undefined, undefined, undefined, undefined, undefined, 'hangs']);
    await jest.advanceTimersByTimeAsync(95_000);
    stop();
    expect(heard.length).toBeGreaterThanOrEqual(3);
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(new Set(heard)).toEqual(new Set(['poll asked']));
  });

  it('takes a stream that says nothing for one that does not work', async () => {
    const { heard, stop } = follow(['hangs', [wallEvent('one')], 'hangs']);
    await jest.advanceTimersByTimeAsync(15_000);
    stop();
    expect(heard).toEqual(['poll asked', 'stream one']);
  });

  it('looks at once when the browser is back on the line', async () => {
    const { asked, stop } = follow([undefined, undefined, undefined, undefined, undefined, 'hangs'], async () =>
      Promise.reject(new Error('The line is down.')),
    );
    await jest.advanceTimersByTimeAsync(10_000);
    const before = asked.length;
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    stop();
    expect(asked.length).toBe(before + 1);
  });
});
