import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { RadioCards } from '../../../platform/form/RadioCards.ts';
import { feeDifference } from '../fees/changedFee.ts';
import { FeeDifference, FeeSum } from '../fees/FeeDifference.tsx';
import type { ChoiceProps } from './ChangeChoice.tsx';
import { Unbroken } from './ChangeChoice.styles.ts';
import { ChangeRow } from './ChangeRow.tsx';

/* The same in every language. */
const [opening, closing] = ['(', ')'];

/** For how long a new agreement runs, each term with its fee. */
export function RenegotiationChoice({ form, target }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'serviceChange.agreement' });
  const { contractEndsOn, monthlyFee: before } = target;
  return (
    <ChangeRow
      title={label}
      hint={
        contractEndsOn !== undefined && (
          <FormattedMessage id="serviceChange.agreement.replaces" values={{ day: <Day value={contractEndsOn} /> }} />
        )
      }
    >
      <RadioCards
        label={label}
        isLabelHidden
        aria-required
        readOnly={form.isPending}
        options={target.renegotiations.map(({ months, monthlyFee }) => {
          const difference = feeDifference({ value: monthlyFee, isAdded: false }, before);
          return {
            value: String(months),
            label: formatMessage({ id: 'serviceChange.months' }, { count: months }),
            hint: (
              <>
                {monthlyFee && (
                  <FormattedMessage
                    id="serviceChange.capacity.fee"
                    values={{ fee: <FeeSum key="fee" fees={monthlyFee} /> }}
                  />
                )}
                {difference && (
                  <>
                    {' '}
                    <Unbroken>
                      {opening}
                      <FeeDifference fees={difference} />
                      {closing}
                    </Unbroken>
                  </>
                )}
              </>
            ),
          };
        })}
        value={form.values.months === '' ? undefined : form.values.months}
        onValueChange={(value) => form.set('months', value)}
        onBlur={() => form.touch('months')}
        error={form.errorOf('months')}
      />
    </ChangeRow>
  );
}
