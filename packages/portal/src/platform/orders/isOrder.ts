import type { Order, OrderSummary } from '@skerry/contracts';

export function isOrder(order: Order): boolean {
  const lists = [order.milestones, order.messages, order.dateRequests, order.charges, order.events, order.actions];
  return (
    isOrderSummary(order) &&
    typeof order.version === 'number' &&
    isText(order.ordererContact.name) &&
    typeof order.site.customerInstallationContact === 'object' &&
    Array.isArray(order.site.service.addonServices) &&
    Array.isArray(order.site.equipments) &&
    [...lists, order.oldConfirmedDeliveryDates].every(Array.isArray)
  );
}

export function isOrderSummary({
  id,
  orderNumber,
  status,
  orderType,
  site,
  serviceOrder,
  yourActions,
}: OrderSummary): boolean {
  return (
    [id, orderNumber, status, orderType, site.customerName, site.address.city].every(isText) &&
    Array.isArray(serviceOrder.translations) &&
    Array.isArray(yourActions)
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
