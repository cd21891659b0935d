import { orderStatuses } from '@skerry/contracts';
import { daysInCalendar } from './calendarDays.ts';
import { deliverySteps } from './deliverySteps.ts';
import { boardColumns } from './orderBoard.ts';
import { anOrder } from '../../testing/services-section/anOrder.ts';
import { wantedWeeks } from './wantedWeeks.ts';

describe('the board', () => {
  it('has every status in one of its five columns', () => {
    const columns = boardColumns({ statuses: [] }, ['CREATED']);
    expect(columns.map(({ phase }) => phase)).toEqual(['received', 'planning', 'confirmed', 'delivery', 'closed']);
    expect(columns.flatMap(({ statuses }) => statuses).toSorted()).toEqual(orderStatuses.toSorted());
  });

  it('shows of a phase what the filter lets through', () => {
    const columns = boardColumns({ statuses: ['CONFIRMATION_DELAY', 'CANCELLED'] }, ['AT_CUSTOMS']);
    expect(columns.map(({ statuses }) => statuses)).toEqual([[], ['CONFIRMATION_DELAY'], [], [], ['CANCELLED']]);
  });
});

it('the board has a column more for statuses of another system', () => {
  const columns = boardColumns({ statuses: [] }, ['CREATED', 'AT_CUSTOMS', 'LOST']);
  expect(columns.at(-1)).toEqual({ phase: 'other', statuses: ['AT_CUSTOMS', 'LOST'] });
});

describe('the calendar', () => {
  it.each([
    ['2024-11-21', { from: '2024-10-26', to: '2024-12-06' }],
    ['2024-02-29', { from: '2024-01-26', to: '2024-03-06' }],
    ['2024-12-31', { from: '2024-11-25', to: '2025-01-06' }],
  ])('of %s holds the days of its month and of the weeks at its ends', (day, days) =>
    expect(daysInCalendar(day)).toEqual(days),
  );
});

describe('the way to a delivery', () => {
  const stateOf = (parts: Parameters<typeof anOrder>[0]) => {
    const { steps, current } = deliverySteps(anOrder(parts));
    return { current, interruptions: steps.flatMap(({ interruption }) => interruption ?? []) };
  };

  it('stands where the last milestone was reached', () => {
    expect(stateOf({ status: 'CONFIRMED_DELIVERY' })).toEqual({ current: 3, interruptions: [] });
  });

  it.each(['DELIVERY_DATE_CHANGED', 'CONFIRMATION_DELAY', 'CANCELLED'])(
    'says %s in the place of that milestone',
    (status) => expect(stateOf({ status })).toEqual({ current: 3, interruptions: [status] }),
  );

  it('is all done once the last is reached', () => {
    const milestones = anOrder().milestones.map((each) => ({ ...each, reachedAt: '2024-12-12T10:00:00.000Z' }));
    expect(stateOf({ status: 'DELIVERY_COMPLETED', milestones })).toEqual({ current: 6, interruptions: [] });
  });

  it('stands at its beginning where another system has reached nothing', () => {
    const milestones = anOrder().milestones.map((each) => ({ ...each, reachedAt: null }));
    expect(stateOf({ status: 'IN_TRANSIT', milestones })).toEqual({ current: 0, interruptions: [] });
  });
});

describe('a wish for a week', () => {
  const winter = { name: 'Winter', from: '2024-12-16', to: '2025-01-06', countries: ['dk'] };

  it('can be for this week and the 51 that follow, over the turn of the year', () => {
    const weeks = wantedWeeks('2024-11-21', [], 'dk').map(({ week }) => week);
    expect(weeks).toHaveLength(52);
    expect([weeks[0], weeks[5], weeks[6], weeks[51]]).toEqual(['2024-W47', '2024-W52', '2025-W01', '2025-W46']);
  });

  it('is warned of a freeze period of the country of the site alone', () => {
    const frozen = (country: string) =>
      wantedWeeks('2024-11-21', [winter], country).flatMap(({ week, freezes }) => (freezes.length > 0 ? [week] : []));
    expect(frozen('dk')).toEqual(['2024-W51', '2024-W52', '2025-W01', '2025-W02']);
    expect(frozen('se')).toEqual([]);
  });
});
