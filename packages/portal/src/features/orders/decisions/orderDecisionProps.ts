import type { Order } from '@skerry/contracts';

/** What every decision on an order is given. */
export interface OrderDecisionProps {
  order: Order;
  /** Of its first button. */
  variant: 'primary' | 'secondary';
  /** Whose it is, where it is not the reader's. */
  decidedBy?: readonly string[];
  onOutdated: () => void;
}
