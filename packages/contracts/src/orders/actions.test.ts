import { orderActionsFor, possibleOrderActions, type OrderState } from './actions.ts';
import { orderStatuses } from './statuses.ts';

const order = (given: Partial<OrderState> = {}): OrderState => ({
  status: 'CONFIRMED_DELIVERY',
  hasReachedPhysicalDelivery: false,
  hasOpenQuestion: true,
  hasOpenCharge: true,
  ...given,
});

describe('an order', () => {
  it('can be cancelled or given another contact or date until physical delivery', () => {
    const changing = orderStatuses.filter((status) =>
      ['contact', 'date', 'cancel'].every((action) =>
        possibleOrderActions(order({ status, hasReachedPhysicalDelivery: status === 'PHYSICAL_DELIVERY' })).includes(
          action as 'cancel',
        ),
      ),
    );
    expect(changing).toEqual([
      'CREATED',
      'DELIVERY_PLANNING_ONGOING',
      'CONFIRMATION_DELAY',
      'DELIVERY_COORDINATOR_CONFIRMED',
      'CONFIRMED_DELIVERY',
      'DELIVERY_DATE_CHANGED',
    ]);
  });

  it('only takes messages when its date changes after physical delivery began', () => {
    expect(
      possibleOrderActions(
        order({ status: 'DELIVERY_DATE_CHANGED', hasReachedPhysicalDelivery: true, hasOpenCharge: false }),
      ),
    ).toEqual(['message', 'answer']);
  });

  it('takes messages once completed, but not once cancelled', () => {
    expect(possibleOrderActions(order({ status: 'DELIVERY_COMPLETED' }))).toEqual(['message']);
    expect(possibleOrderActions(order({ status: 'CANCELLED' }))).toEqual([]);
  });

  it('with a status of another system takes messages and decisions about charges', () => {
    expect(possibleOrderActions(order({ status: 'WAITING_FOR_CUSTOMS' }))).toEqual(['message', 'answer', 'charge']);
  });

  it('offers no answer without an open question or charge', () => {
    expect(possibleOrderActions(order({ hasOpenQuestion: false, hasOpenCharge: false }))).toEqual([
      'message',
      'contact',
      'date',
      'cancel',
    ]);
  });

  it.each([
    ['OperationResponsible', ['message', 'answer', 'contact', 'date', 'charge', 'cancel']],
    ['Purchaser', ['message', 'answer', 'contact', 'date', 'charge', 'cancel']],
    ['DeliveryResponsible', ['message', 'answer', 'contact', 'date']],
    ['OperationStaff', []],
    ['BillingResponsible', []],
    ['UserAdministrator', []],
  ])('lets %s do %j', (role, actions) => {
    expect(orderActionsFor(order(), new Set([role]))).toEqual(actions);
  });
});
