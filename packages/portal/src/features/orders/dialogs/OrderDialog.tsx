import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { DialogForm, type DialogFormProps } from '../../../platform/form/DialogForm.tsx';
import { orderFailure } from '../orderRefusal.ts';

export interface OrderDialogFrameProps extends Omit<
  DialogFormProps,
  'pendingLabel' | 'error' | 'reason' | 'footerStart' | 'width' | 'onSubmit'
> {
  error: unknown;
  onSubmit: () => void;
}

/** A form about an order, with what went wrong. */
export function OrderDialog({ error, children, onSubmit, ...rest }: OrderDialogFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <DialogForm
      {...rest}
      pendingLabel={formatMessage({ id: 'order.dialog.sending' })}
      error={
        error !== undefined && (
          <FailureText title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
        )
      }
      onSubmit={() => onSubmit()}
    >
      {children}
    </DialogForm>
  );
}
