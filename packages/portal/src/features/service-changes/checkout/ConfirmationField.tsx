import { TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { confirmationOf } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';

export interface ConfirmationFieldProps {
  form: ChangeForm;
  target: ChangeTarget;
}

/** What is typed by hand before anything ends. */
export function ConfirmationField({ form, target: { serviceIds } }: ConfirmationFieldProps) {
  const { formatMessage } = useIntl();
  const word = confirmationOf(serviceIds);
  return (
    <TextField
      label={
        serviceIds.length > 1
          ? formatMessage({ id: 'serviceChange.several.confirmation' }, { count: word })
          : formatMessage({ id: 'serviceChange.confirmation' }, { serviceId: word })
      }
      value={form.values.confirmation}
      onChange={(event) => form.set('confirmation', event.target.value)}
      onBlur={() => form.touch('confirmation')}
      readOnly={form.isPending}
      aria-required
      autoComplete="off"
      spellCheck={false}
      error={form.errorOf('confirmation')}
    />
  );
}
