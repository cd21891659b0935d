import type { DemoOrder } from './demo-order.ts';

/** What is being installed has been ordered: a plain order for each such service that has none yet. */
export function ordersOfInstalled<Service extends { status: string; monthly_fee: number | null }>(
  customerId: string,
  services: readonly Service[],
): (readonly [order: DemoOrder, service: Service])[] {
  return services
    .filter(({ status }) => status === 'Installation Ongoing')
    .map((service, index) => {
      const isConfirmed = index % 2 === 0;
      const delivery = 12 + index * 3;
      const order: DemoOrder = {
        customerId,
        number: String(1_160_001 + index),
        type: 'NEW_ORDER',
        status: isConfirmed ? 'CONFIRMED_DELIVERY' : 'DELIVERY_PLANNING_ONGOING',
        on: { status: 'Installation Ongoing' },
        ordered: -40 + index,
        estimated: delivery,
        ...(isConfirmed && { confirmed: delivery }),
        reference: '',
        months: 36,
        oneTime: 4900,
        monthly: service.monthly_fee ?? 0,
        waitingFor: 'PROVIDER',
      };
      return [order, service];
    });
}
