import type { OpticalStatus } from '@skerry/contracts';
import { opticalTrack } from './opticalTrack.ts';
import { anOpticalRequest } from './testing/someOpticalRequests.ts';

const sentAt = '2026-11-05T08:20:00.000Z';
const trackOf = (status: string, ...before: OpticalStatus[]) =>
  opticalTrack(
    anOpticalRequest({
      status,
      events: ['REGISTERED', ...before, status].map((each, day) => ({
        status: each,
        at: `2026-11-0${day + 5}T08:20:00.000Z`,
      })),
    }),
  );
const statuses = (track: ReturnType<typeof opticalTrack>) => track?.steps.map(({ status }) => status);

it('a request is at its step, with the dates of those before it and none for those to come', () => {
  const track = trackOf('IN_PROGRESS', 'PRESALE_REQUESTED');
  expect(track?.current).toBe(2);
  expect(track?.steps.map(({ at }) => at !== null)).toEqual([true, true, true, false, false]);
});

it('a question stands in the place of the work that waits for it, even after a budget price', () => {
  const track = trackOf('INPUT_NEEDED', 'PRESALE_REQUESTED', 'IN_PROGRESS', 'ESTIMATED');
  expect(statuses(track)).toEqual(['REGISTERED', 'PRESALE_REQUESTED', 'INPUT_NEEDED', 'ESTIMATED', 'COMPLETED']);
  expect(track).toMatchObject({ current: 2, steps: [{}, {}, {}, { at: null }, { at: null }] });
});

it('one without a solution ends there', () => {
  const track = trackOf('NO_SOLUTION', 'PRESALE_REQUESTED');
  expect(statuses(track)).toEqual(['REGISTERED', 'PRESALE_REQUESTED', 'NO_SOLUTION']);
  expect(track?.current).toBe(2);
});

it('one that is completed has all behind it, without a budget price where there was none', () => {
  const track = trackOf('COMPLETED', 'PRESALE_REQUESTED', 'IN_PROGRESS');
  expect(statuses(track)).toEqual(['REGISTERED', 'PRESALE_REQUESTED', 'IN_PROGRESS', 'COMPLETED']);
  expect(track?.current).toBe(4);
});

it('where nothing is told but its times, it was sent and is where it is', () => {
  const track = opticalTrack(anOpticalRequest({ status: 'ESTIMATED', updatedAt: '2026-11-09T12:00:00.000Z' }));
  expect(track?.steps.map(({ at }) => at)).toEqual([sentAt, null, null, '2026-11-09T12:00:00.000Z', null]);
});

it('a status that is not ours has no track', () => expect(trackOf('PARKED')).toBeUndefined());
