import { DatePicker, Money, Note, TextField } from '@skerry/ui';
import type { ServiceOffers } from '@skerry/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { ChangeForm } from '../useChangeForm.ts';

export interface TerminationFieldsProps {
  form: ChangeForm;
  termination: NonNullable<ServiceOffers['termination']>;
}

/** When a service ends, and what is left to pay of it then. */
export function LastDayField({ form, termination }: TerminationFieldsProps) {
  const { formatMessage } = useIntl();
  const { earliestLastDay, contractEndsOn, remainingFee } = termination;
  return (
    <>
      <DatePicker
        label={formatMessage({ id: 'serviceChange.lastDay' })}
        hint={<FormattedMessage id="serviceChange.lastDay.hint" values={{ day: <Day value={earliestLastDay} /> }} />}
        min={earliestLastDay}
        value={form.values.lastDay}
        onChange={(day) => form.set('lastDay', day)}
        onBlur={() => form.touch('lastDay')}
        readOnly={form.isPending}
        required
        error={form.errorOf('lastDay')}
      />
      {remainingFee && contractEndsOn !== null && (
        <Note tone="attention">
          <FormattedMessage
            id="serviceChange.remaining"
            values={{
              contractEnd: <Day value={contractEndsOn} />,
              lastDay: <Day value={earliestLastDay} />,
              fee: <Money {...remainingFee} />,
            }}
          />
        </Note>
      )}
    </>
  );
}

/** The id of the service, typed by hand: nobody ends the wrong one by a slip. */
export function ConfirmationField({ form, serviceId }: { form: ChangeForm; serviceId: string }) {
  const { formatMessage } = useIntl();
  return (
    <TextField
      label={formatMessage({ id: 'serviceChange.confirmation' }, { serviceId })}
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
