import type { useIntl } from 'react-intl';
import { orderStatusWord } from './order-words.ts';

/** A status as tracks and figures have room for: title and history say the whole. */
export function stepWord(intl: ReturnType<typeof useIntl>, status: string): string {
  switch (status) {
    case 'DELIVERY_PLANNING_ONGOING':
    case 'DELIVERY_COORDINATOR_CONFIRMED':
      return intl.formatMessage({ id: `order.step.${status}` });
    default:
      return orderStatusWord(intl, status);
  }
}
