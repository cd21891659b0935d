import { useIntl } from 'react-intl';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { DialogForm, type DialogFormProps } from '../../../platform/form/DialogForm.tsx';
import { disturbanceFailure } from '../disturbanceFailure.ts';

interface DisturbanceDialogFrameProps extends Omit<
  DialogFormProps,
  'pendingLabel' | 'error' | 'reason' | 'footerStart' | 'onSubmit'
> {
  error: unknown;
  onSubmit: () => void;
}

/** A form about a disturbance or a planned work, with what went wrong. */
export function DisturbanceDialog({ error, children, onSubmit, ...rest }: DisturbanceDialogFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <DialogForm
      {...rest}
      pendingLabel={formatMessage({ id: 'disturbancePage.sending' })}
      error={
        error !== undefined && (
          <FailureText title="disturbancePage.notSent" message={disturbanceFailure(error).message} error={error} />
        )
      }
      onSubmit={() => onSubmit()}
    >
      {children}
    </DialogForm>
  );
}
