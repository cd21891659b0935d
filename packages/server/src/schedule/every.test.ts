import { jest } from '@jest/globals';
import { every } from './every.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A round that ends when it is told to. */
function aRound() {
  const ends: (() => void)[] = [];
  return { round: jest.fn(() => new Promise<void>((resolve) => ends.push(resolve))), end: () => ends.shift()?.() };
}

it('begins a round only when the one before has ended, and none for those that were held up', async () => {
  const { round, end } = aRound();
  const repeated = every(1000, round, jest.fn());
  await jest.advanceTimersByTimeAsync(5000);
  expect(round).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(round).toHaveBeenCalledTimes(2);
  end();
  await repeated.stop();
});

it('tells of a round that fails, and goes on', async () => {
  const onError = jest.fn();
  const round = jest.fn(() => Promise.reject(new Error('no database')));
  const repeated = every(1000, round, onError);
  await jest.advanceTimersByTimeAsync(2000);
  expect(round).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

it('waits for the round under way when it is stopped, and begins no other', async () => {
  const { round, end } = aRound();
  const repeated = every(1000, round, jest.fn());
  await jest.advanceTimersByTimeAsync(1000);
  let hasStopped = false;
  const stopped = repeated.stop().then(() => {
    hasStopped = true;
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  expect(round).toHaveBeenCalledTimes(1);
});
