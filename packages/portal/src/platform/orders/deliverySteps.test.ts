import { anOrder } from '../../testing/services-section/anOrder.ts';
import { deliverySteps } from './deliverySteps.ts';

describe('the way to a delivery', () => {
  const stateOf = (parts: Parameters<typeof anOrder>[0]) => {
    const { steps, current } = deliverySteps(anOrder(parts));
    return { current, interruptions: steps.flatMap(({ interruption }) => interruption ?? []) };
  };

  it('stands where the last milestone was reached', () => {
    expect(stateOf({ status: 'CONFIRMED_DELIVERY' })).toEqual({ current: 3, interruptions: [] });
  });

  it.each(['DELIVERY_DATE_CHANGED', 'CONFIRMATION_DELAY'])('says %s in the place of that milestone', (status) =>
    expect(stateOf({ status })).toEqual({ current: 3, interruptions: [status] }),
  );

  it('says a cancellation after all that had been reached', () =>
    expect(stateOf({ status: 'CANCELLED' })).toEqual({ current: 4, interruptions: ['CANCELLED'] }));

  it('is all done once the last is reached', () => {
    const milestones = anOrder().milestones.map((each) => ({ ...each, reachedAt: '2024-12-12T10:00:00.000Z' }));
    expect(stateOf({ status: 'DELIVERY_COMPLETED', milestones })).toEqual({ current: 6, interruptions: [] });
  });

  it('stands at its beginning where another system has reached nothing', () => {
    const milestones = anOrder().milestones.map((each) => ({ ...each, reachedAt: null }));
    expect(stateOf({ status: 'IN_TRANSIT', milestones })).toEqual({ current: 0, interruptions: [] });
  });
});
