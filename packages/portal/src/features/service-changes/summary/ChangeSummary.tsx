import { Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconSnowflake } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FootLine, SummaryColumn, SummaryFoot, SummarySheet } from '../../../platform/form/FormSummary.styles.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { FeeColumn } from '../fees/FeeDifference.tsx';
import { hasChoice, type ChangeValues } from '../changeForm.ts';
import { newPlaceText } from '../move/newPlaceText.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { endingOf } from '../endingOf.ts';
import { firstFreeDay, freezesOn, soonestDay } from '../wantedDay.ts';
import { FeeLines } from './FeeLines.tsx';
import { FootFees } from './FootFees.tsx';
import { SummaryLine, SummaryLines, SummaryNote } from './ChangeSummary.styles.ts';

interface ChangeSummaryProps {
  change: ServiceChangeKind;
  values: ChangeValues;
  target: ChangeTarget;
  freezes: readonly CountryFreeze[];
  /** What the button leads to. */
  hint: string;
  /** It says what is missing, which nobody may miss on a narrow window either. */
  isHintUrgent: boolean;
  /** All of it stands above as well: on phones the foot is enough. */
  isSaid: boolean;
  /** The buttons of the form. */
  children: ReactNode;
}

/** What is about to be ordered, and what it costs a month: beside the form, on phones below it with fee and buttons in sight. */
export function ChangeSummary({
  change,
  values,
  target,
  freezes,
  hint,
  isHintUrgent,
  isSaid,
  children,
}: ChangeSummaryProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  // What is missing needs the room of the foot more than what the service costs today.
  const isPhone = !useIsAtLeast('small');
  const hasFee = change !== 'replace' && change !== 'terminate';
  const isRenegotiation = change === 'renegotiate';
  const replacement = target.replacements.find(({ productId }) => productId === values.chosen);
  const day = change === 'terminate' ? values.lastDay : values.wantedAt;
  const ending = change === 'terminate' && target.termination ? endingOf(target.termination, day) : undefined;
  const { today } = useToday();
  // Of a change that is wanted at once, before it can be built, or on a day on which nothing is changed.
  const soonest = soonestDay(today, target.move?.leadTimeWeeks);
  const wanted = day < soonest ? soonest : day;
  const firstDay =
    change !== 'terminate' &&
    ((wanted > today && wanted !== day) || freezesOn(wanted, freezes, target.countries).length > 0)
      ? firstFreeDay(wanted, freezes, target.countries)
      : undefined;
  const isFrozen = freezesOn(day, freezes, target.countries).length > 0;
  const line = (term: string, value: ReactNode) => (
    <SummaryLine key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </SummaryLine>
  );
  return (
    <SummaryColumn>
      <SummarySheet data-is-said={isSaid || undefined}>
        <Sheet title={formatMessage({ id: 'serviceChange.summary' })}>
          <SummaryLines aria-live="polite">
            {hasFee && <FeeLines change={change} values={values} target={target} />}
            {change === 'replace' &&
              target.monthlyFee &&
              line(formatMessage({ id: 'serviceChange.summary.now' }), <FeeColumn fees={target.monthlyFee} />)}
            {change === 'replace' &&
              values.chosen !== '' &&
              line(
                formatMessage({ id: 'serviceChange.summary.fee' }),
                <Text tone="muted">{formatMessage({ id: 'serviceChange.summary.toConfirm' })}</Text>,
              )}
          </SummaryLines>
          {(hasFee || (change === 'replace' && values.chosen !== '')) && (
            <SummaryNote>
              <Text variant="caption" tone="muted">
                {formatMessage({ id: isRenegotiation ? 'serviceChange.renegotiate.note' : 'serviceChange.cost.note' })}
              </Text>
            </SummaryNote>
          )}
          <SummaryLines aria-live="polite">
            {(change === 'upgrade' || isRenegotiation) &&
              values.months !== '' &&
              line(
                formatMessage({ id: 'serviceChange.agreement' }),
                formatMessage({ id: 'serviceChange.months' }, { count: Number(values.months) }),
              )}
            {change === 'move' &&
              line(
                formatMessage({ id: 'serviceChange.move.to' }),
                hasChoice(change, values) ? (
                  newPlaceText(values, intl)
                ) : (
                  <Text tone="muted">{formatMessage({ id: 'serviceChange.compare.choose.move' })}</Text>
                ),
              )}
            {change === 'replace' &&
              line(
                formatMessage({ id: 'serviceChange.product' }),
                replacement ? (
                  translatedName(replacement.translations, language, replacement.productId)
                ) : (
                  <Text tone="muted">{formatMessage({ id: 'serviceChange.compare.choose.replace' })}</Text>
                ),
              )}
            {change === 'terminate' &&
              target.monthlyFee &&
              line(formatMessage({ id: 'serviceChange.summary.stops' }), <FeeColumn fees={target.monthlyFee} />)}
            {line(
              formatMessage({
                id:
                  change === 'terminate'
                    ? 'serviceChange.summary.lastDay'
                    : isRenegotiation
                      ? 'serviceChange.starts'
                      : 'serviceChange.wanted',
              }),
              <>
                {day === '' ? formatMessage({ id: 'serviceChange.wanted.soon' }) : <Day value={day} />}
                {isFrozen && (
                  <>
                    {' '}
                    <StatusLabel tone="limit" icon={IconSnowflake}>
                      {formatMessage({ id: 'freeze.in' })}
                    </StatusLabel>
                  </>
                )}
              </>,
            )}
            {firstDay !== undefined &&
              line(formatMessage({ id: 'serviceChange.summary.firstDay' }), <Day value={firstDay} />)}
            {ending && line(formatMessage({ id: 'serviceChange.ending.paidUntil' }), <Day value={ending.paidUntil} />)}
            {ending?.remainingFee &&
              line(formatMessage({ id: 'serviceChange.summary.remaining' }), <FeeColumn fees={ending.remainingFee} />)}
          </SummaryLines>
        </Sheet>
      </SummarySheet>
      <SummaryFoot>
        {ending && (
          <FootLine aria-hidden>
            {ending.remainingFee ? (
              <>
                <span>
                  <FormattedMessage
                    id="serviceChange.summary.remainingUntil"
                    values={{ day: <Day value={ending.paidUntil} /> }}
                  />
                </span>
                <strong>
                  <FeeColumn fees={ending.remainingFee} />
                </strong>
              </>
            ) : (
              <>
                <span>{formatMessage({ id: 'serviceChange.ending.paidUntil' })}</span>
                <strong>
                  <Day value={ending.paidUntil} />
                </strong>
              </>
            )}
          </FootLine>
        )}
        {change === 'replace' && replacement && (
          <FootLine aria-hidden>
            <span>{formatMessage({ id: 'serviceChange.summary.fee' })}</span>
            <strong>{formatMessage({ id: 'serviceChange.summary.toConfirm' })}</strong>
          </FootLine>
        )}
        {change === 'replace' && !replacement && target.monthlyFee && !isPhone && (
          <FootLine aria-hidden>
            <span>{formatMessage({ id: 'serviceChange.summary.now' })}</span>
            <strong>
              <FeeColumn fees={target.monthlyFee} />
            </strong>
          </FootLine>
        )}
        {hasFee && <FootFees change={change} values={values} target={target} />}
        {children}
        <Text as="p" variant="caption" tone="muted" data-urgent={isHintUrgent ? '' : undefined}>
          {hint}
        </Text>
      </SummaryFoot>
    </SummaryColumn>
  );
}
