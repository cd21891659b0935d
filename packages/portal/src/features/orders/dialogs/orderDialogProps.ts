import type { Order } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  order: Order;
  onClose: () => void;
  /** Done; says what. */
  onDone: (message: MessageId) => void;
  /** The order has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}
