import type { MessageId } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { useUnsavedForm } from '../unsaved-changes/useUnsavedForm.ts';
import { DialogForm, type DialogFormProps } from './DialogForm.tsx';

export interface FormDialogProps extends Pick<
  DialogFormProps,
  | 'help'
  | 'frame'
  | 'reason'
  | 'footerStart'
  | 'width'
  | 'error'
  | 'isDirty'
  | 'canSubmit'
  | 'isPending'
  | 'onClose'
  | 'children'
> {
  formId: string;
  title: MessageId | { text: string };
  submitLabel?: MessageId;
  /** What is told while it is under way. */
  pendingLabel?: MessageId;
  onSubmit: () => void;
}

/** A form in a dialog of a page, which asks before it is left, too. */
export function FormDialog({ formId, title, submitLabel, pendingLabel, onSubmit, ...rest }: FormDialogProps) {
  const { formatMessage } = useIntl();
  useUnsavedForm(formId, rest.isDirty);
  return (
    <DialogForm
      {...rest}
      title={typeof title === 'string' ? formatMessage({ id: title }) : title.text}
      submitLabel={formatMessage({ id: submitLabel ?? 'form.save' })}
      pendingLabel={formatMessage({ id: pendingLabel ?? 'form.saving' })}
      onSubmit={() => onSubmit()}
    />
  );
}
