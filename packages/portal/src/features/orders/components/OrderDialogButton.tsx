import type { Order } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { Button, type IconComponent } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';

/** What the sections of an order's page need for their dialogs. */
export interface OrderSectionProps {
  order: Order;
  onOutdated: () => void;
}

interface OrderDialogButtonProps<Extra> extends OrderSectionProps {
  part: Part<OrderDialogProps & Extra>;
  /** What the dialog needs besides the order. */
  extra: Extra;
  /** What the dialog keeps typed text under. */
  formId?: string;
  label: MessageId;
  icon?: IconComponent;
  variant?: 'primary' | 'secondary' | 'ghost' | 'dangerQuiet';
  size?: 'small' | 'medium';
}

/** Opens a dialog about an order, which is fetched when somebody comes near the button. */
export function OrderDialogButton<Extra extends object>({
  part,
  extra,
  formId,
  order,
  onOutdated,
  label,
  ...look
}: OrderDialogButtonProps<Extra>) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { Dialog, prepare, open, close } = useLazyDialog(part, formId);
  return (
    <>
      <Button {...look} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
        {formatMessage({ id: label })}
      </Button>
      {Dialog && (
        <Dialog
          {...extra}
          order={order}
          onOutdated={onOutdated}
          onClose={close}
          onDone={(message) => {
            close();
            alerts.success(message);
          }}
        />
      )}
    </>
  );
}
