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
  it('can be cancelled, and its contact and date changed, until physical delivery', () => {
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

  it('whose date changes after physical delivery began can only be talked about', () => {
    expect(
      possibleOrderActions(
        order({ status: 'DELIVERY_DATE_CHANGED', hasReachedPhysicalDelivery: true, hasOpenCharge: false }),
      ),
    ).toEqual(['message', 'answer']);
  });

  it('that is completed can be asked about; one that is cancelled can not', () => {
    expect(possibleOrderActions(order({ status: 'DELIVERY_COMPLETED' }))).toEqual(['message']);
    expect(possibleOrderActions(order({ status: 'CANCELLED' }))).toEqual([]);
  });

  it('with a status of another system can be talked about and its charges decided', () => {
    expect(possibleOrderActions(order({ status: 'WAITING_FOR_CUSTOMS' }))).toEqual(['message', 'answer', 'charge']);
  });

  it('without a question or a charge has nothing to answer', () => {
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
