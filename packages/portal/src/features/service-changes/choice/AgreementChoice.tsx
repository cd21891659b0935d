import { SegmentedControl, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changedFee, chosenUpgrade, feeDifference } from '../fees/changedFee.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import type { ChangeForm } from '../useChangeForm.ts';
import { AgreementLine } from './ChangeRow.styles.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { feeWords } from '../fees/differenceWords.ts';

/** Parts the words of neighbours. */
const space = ' ';

/** Whether the agreement that is there goes on, or a new one begins: longer ones cost less a month. */
export function AgreementChoice({ form, target }: { form: ChangeForm; target: ChangeTarget }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { values } = form;
  const offer = chosenUpgrade(values, target) ?? target.upgrades[0];
  if (!offer || offer.agreementPeriods.length === 0) return null;
  const label = formatMessage({ id: 'serviceChange.agreement' });
  const error = form.errorOf('months');
  const chosen = { ...values, chosen: String(offer.capacityBps) };
  const saved = feeDifference(
    { value: offer.monthlyFee, isAdded: false },
    changedFee('upgrade', chosen, target).value,
  )?.filter(({ amount }) => amount > 0);
  return (
    <ChangeRow title={label}>
      <AgreementLine>
        <SegmentedControl
          label={label}
          options={[
            { value: '', label: formatMessage({ id: 'serviceChange.agreement.keep' }) },
            ...offer.agreementPeriods.map(({ months }) => ({
              value: String(months),
              label: formatMessage({ id: 'serviceChange.months' }, { count: months }),
            })),
          ]}
          readOnly={form.isPending}
          value={values.months}
          onValueChange={(months) => form.set('months', months)}
        />
        {saved && saved.length > 0 && (
          <Text variant="caption" tone="muted" role="status">
            {formatMessage({ id: 'serviceChange.agreement.saved' }, { fee: feeWords(language, saved) })}
          </Text>
        )}
      </AgreementLine>
      {error === undefined ? (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({
            id: values.months === '' ? 'serviceChange.agreement.keep.help' : 'serviceChange.agreement.new.help',
          })}
          {space}
          {target.contractEndsOn !== undefined && (
            <FormattedMessage
              id={values.months === '' ? 'serviceChange.agreement.goesOn' : 'serviceChange.agreement.replaces'}
              values={{ day: <Day value={target.contractEndsOn} /> }}
            />
          )}
        </Text>
      ) : (
        <Text as="p" variant="caption" tone="critical" role="alert">
          {error}
        </Text>
      )}
    </ChangeRow>
  );
}
