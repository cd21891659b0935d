import { DatePicker, Money, Note, TextField } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { CountryFreeze } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { confirmationOf } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';

export interface TerminationFieldsProps {
  form: ChangeForm;
  target: ChangeTarget;
}

/** When services end, and what is left to pay of them then. */
export function LastDayField({
  form,
  target,
  termination,
  freezes,
}: TerminationFieldsProps & {
  termination: NonNullable<ChangeTarget['termination']>;
  freezes: readonly CountryFreeze[];
}) {
  const { formatMessage } = useIntl();
  const { earliestLastDay, contractEndsOn, remainingFee } = termination;
  return (
    <>
      <DatePicker
        label={formatMessage({ id: 'serviceChange.lastDay' })}
        hint={<FormattedMessage id="serviceChange.lastDay.hint" values={{ day: <Day value={earliestLastDay} /> }} />}
        min={earliestLastDay}
        freezePeriods={freezes}
        isFreezeSelectable
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
            id={target.serviceIds.length > 1 ? 'serviceChange.several.remaining' : 'serviceChange.remaining'}
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
