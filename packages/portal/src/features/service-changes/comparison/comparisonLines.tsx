import { formatList } from '@skerry/i18n';
import { BitRate, Stack, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { changedFee, chosenUpgrade, feeDifference, isFree } from '../fees/changedFee.ts';
import { FeeDifference, FeeColumn } from '../fees/FeeDifference.tsx';

export interface ComparisonLine {
  subject: string;
  now: ReactNode;
  after: ReactNode;
  /** Absent where there is nothing to subtract. */
  difference?: ReactNode;
  /** What is known of it before anything is chosen, where it does not stay as it is. */
  open?: ReactNode;
}

interface Compared<Change> {
  change: Change;
  values: ChangeValues;
  target: ChangeTarget;
}

/** Changes that are put in numbers alone. */
export type AmountChange = 'upgrade' | 'addon' | 'renegotiate';

/** Of what goes on with another capacity, with more, or for longer: what can be put in numbers. */
export function useAmountLines({ change, values, target }: Compared<AmountChange>): readonly ComparisonLine[] {
  const { formatMessage } = useIntl();
  const { monthlyFee, capacityBps, contractEndsOn } = target;
  const { chosen, months, wantedAt } = values;
  const { today } = useToday();
  const fee = changedFee(change, values, target);
  const difference = feeDifference(fee, monthlyFee);
  const charge = change === 'upgrade' ? chosenUpgrade(values, target)?.oneTimeCharge : undefined;
  const same = formatMessage({ id: 'serviceChange.compare.same' });
  const unknown = formatMessage({ id: 'serviceChange.compare.unknown' });
  const none = formatMessage({ id: 'serviceChange.compare.none' });
  const isCharged = change === 'upgrade' && target.upgrades.some(({ oneTimeCharge }) => oneTimeCharge !== undefined);
  const period = months === '' ? undefined : formatMessage({ id: 'serviceChange.months' }, { count: Number(months) });
  const lines: (ComparisonLine | false)[] = [
    change === 'upgrade' && {
      subject: formatMessage({ id: 'serviceChange.compare.capacity' }),
      now: capacityBps === undefined ? unknown : <BitRate value={capacityBps} />,
      after: <BitRate value={Number(chosen)} />,
      difference:
        capacityBps === undefined ? (
          unknown
        ) : (
          <>
            {'+'}
            <BitRate value={Number(chosen) - capacityBps} />
          </>
        ),
    },
    {
      subject: formatMessage({ id: 'serviceChange.fee' }),
      now: monthlyFee ? <FeeColumn fees={monthlyFee} /> : formatMessage({ id: 'serviceChange.compare.notShown' }),
      after: fee.value ? <FeeColumn fees={fee.value} /> : unknown,
      difference: difference ? <FeeDifference fees={difference} /> : unknown,
    },
    (chosen === '' ? isCharged : charge !== undefined) && {
      subject: formatMessage({ id: 'serviceChange.oneTime' }),
      now: none,
      after: charge === undefined || isFree(charge) ? none : <FeeColumn fees={charge} />,
      difference: charge === undefined || isFree(charge) ? same : formatMessage({ id: 'serviceChange.oneTime.why' }),
    },
    (contractEndsOn !== undefined || period !== undefined) && {
      subject: formatMessage({ id: 'serviceChange.compare.contract' }),
      now: contractEndsOn === undefined ? unknown : <Day value={contractEndsOn} />,
      after: period ? (
        change === 'renegotiate' ? (
          <FormattedMessage
            id="serviceChange.compare.fromDay"
            values={{ period, day: <Day value={wantedAt === '' ? today : wantedAt} /> }}
          />
        ) : (
          formatMessage({ id: 'serviceChange.compare.fromDelivery' }, { period })
        )
      ) : (
        contractEndsOn !== undefined && <Day value={contractEndsOn} />
      ),
      difference: period ? formatMessage({ id: 'serviceChange.compare.newAgreement' }) : same,
    },
  ];
  return lines.filter((line) => line !== false);
}

/** Of what another product takes the place of: what is given up, and that the rest of it is confirmed once it is ordered. */
export function useReplacementLines({
  values,
  target,
}: Omit<Compared<'replace'>, 'change'>): readonly ComparisonLine[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { monthlyFee, capacityBps, contractEndsOn, products, replacements } = target;
  const replacement = replacements.find(({ productId }) => productId === values.chosen);
  return [
    {
      subject: formatMessage({ id: 'serviceChange.compare.product' }),
      now: formatList(
        language,
        products.map(({ id, translations }) => translatedName(translations, language, id)),
      ),
      after: replacement && translatedName(replacement.translations, language, replacement.productId),
    },
    {
      subject: formatMessage({ id: 'serviceChange.compare.rest' }),
      now: (
        <Stack gap={2}>
          {capacityBps !== undefined && <BitRate value={capacityBps} />}
          {monthlyFee ? <FeeColumn fees={monthlyFee} /> : formatMessage({ id: 'serviceChange.compare.notShown' })}
          {contractEndsOn !== undefined && (
            <span>
              <FormattedMessage
                id="serviceChange.compare.contractUntil"
                values={{ day: <Day value={contractEndsOn} /> }}
              />
            </span>
          )}
        </Stack>
      ),
      after: (
        <Text variant="body" tone="muted">
          {formatMessage({ id: 'serviceChange.compare.confirmed' })}
        </Text>
      ),
    },
  ];
}
