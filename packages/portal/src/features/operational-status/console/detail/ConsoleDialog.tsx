import { useIntl } from 'react-intl';
import { FailureText } from '../../../../platform/alerts/FailureNote.tsx';
import { DialogForm, type DialogFormProps } from '../../../../platform/form/DialogForm.tsx';
import { consoleFailure } from '../consoleFailure.ts';

interface ConsoleDialogFrameProps extends Omit<
  DialogFormProps,
  'pendingLabel' | 'error' | 'reason' | 'footerStart' | 'canSubmit' | 'onSubmit'
> {
  error: unknown;
  onSubmit: () => void;
}

/** A form about what staff have written, with what went wrong. What is missing is said when it is sent. */
export function ConsoleDialog({ error, onSubmit, children, ...rest }: ConsoleDialogFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <DialogForm
      {...rest}
      canSubmit
      pendingLabel={formatMessage({ id: 'disturbanceForm.sending' })}
      error={
        error !== undefined && (
          <FailureText title="disturbanceForm.notSent" message={consoleFailure(error).message} error={error} />
        )
      }
      onSubmit={() => onSubmit()}
    >
      {children}
    </DialogForm>
  );
}
