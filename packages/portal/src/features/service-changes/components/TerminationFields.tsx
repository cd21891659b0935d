import { Note, TextField } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { confirmationOf } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { FeeSum } from './FeeDifference.tsx';

export interface TerminationFieldsProps {
  form: ChangeForm;
  target: ChangeTarget;
}

/** What is left to pay of services that end before their contracts do. */
export function RemainingFee({ target }: { target: ChangeTarget }) {
  const { earliestLastDay = '', contractEndsOn = null, remainingFee } = target.termination ?? {};
  if (!remainingFee || contractEndsOn === null) return null;
  return (
    <Note tone="attention">
      <FormattedMessage
        id={target.serviceIds.length > 1 ? 'serviceChange.several.remaining' : 'serviceChange.remaining'}
        values={{
          contractEnd: <Day value={contractEndsOn} />,
          lastDay: <Day value={earliestLastDay} />,
          fee: <FeeSum fees={remainingFee} />,
        }}
      />
    </Note>
  );
}

/** What is typed by hand before anything ends. */
export function ConfirmationField({ form, target: { serviceIds } }: TerminationFieldsProps) {
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
