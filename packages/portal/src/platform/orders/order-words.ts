import { isOrderStatus, orderTypes, type OrderStatus, type OrderType } from '@skerry/contracts';
import type { useIntl } from 'react-intl';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** A status in words. One that is not ours comes from a system behind a proxied API: the order is somewhere in progress. */
export function orderStatusWord({ formatMessage }: Words, status: string): string {
  return isOrderStatus(status)
    ? formatMessage({ id: `orders.status.${status}` satisfies `orders.status.${OrderStatus}` })
    : formatMessage({ id: 'orders.status.other' }, { code: status });
}

/** A type of order in words; one that is not ours is shown as it is. */
export function orderTypeWord({ formatMessage }: Words, type: string): string {
  return isOrderType(type) ? formatMessage({ id: `orders.type.${type}` }) : type;
}

/** The same where the column already says that it is the type of an order. */
export function shortOrderTypeWord(words: Words, type: string): string {
  switch (type) {
    case 'NEW_ORDER':
    case 'CHANGE_ORDER':
    case 'ADDITIONAL_ORDER':
    case 'DIRECT_ORDER':
    case 'OWNER_CHANGE_ORDER':
      return words.formatMessage({ id: `orders.type.short.${type}` });
    default:
      return orderTypeWord(words, type);
  }
}

function isOrderType(type: string): type is OrderType {
  return orderTypes.some((known) => known === type);
}
