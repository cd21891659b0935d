import type { ReactNode } from 'react';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

export interface OpenedDialog {
  readonly open: () => void;
  /** For a button that opens it: fetches the dialog when somebody comes near. */
  readonly opener: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
  /** The dialog while it is open. Stands once in the page, whatever opens it. */
  readonly dialog: ReactNode;
}

interface OrderDialogSettings extends Pick<OrderDialogProps, 'order' | 'onOutdated'> {
  /** What the dialog keeps typed text under. */
  formId: string;
}

/** A dialog about an order. */
export function useOrderDialog(
  part: Part<OrderDialogProps>,
  { formId, order, onOutdated }: OrderDialogSettings,
): OpenedDialog {
  const alerts = useAlerts();
  const { Dialog, prepare, open, close } = useLazyDialog(part, formId);
  return {
    open,
    opener: { onPointerEnter: prepare, onFocus: prepare, onClick: open },
    dialog: Dialog && (
      <Dialog
        order={order}
        onOutdated={onOutdated}
        onClose={close}
        onDone={(message) => {
          close();
          alerts.success(message);
        }}
      />
    ),
  };
}
