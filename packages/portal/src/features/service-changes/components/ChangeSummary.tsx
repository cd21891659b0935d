import { BitRate, Money, Sheet, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { FeeDifference } from './FeeDifference.tsx';
import { changedFee, feeDifference } from '../changedFee.ts';
import type { ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { FootFee, SummaryFoot, SummaryLine, SummaryColumn, SummaryLines, Total } from './ChangeSummary.styles.ts';

interface ChangeSummaryProps {
  change: ServiceChangeKind;
  values: ChangeValues;
  target: ChangeTarget;
  /** The buttons of the form. */
  children: ReactNode;
}

/** What is about to be ordered, and what it costs a month: beside the form, on phones below it with the buttons in sight. */
export function ChangeSummary({ change, values, target, children }: ChangeSummaryProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { monthlyFee } = target;
  const hasFee = change === 'upgrade' || change === 'addon';
  const fee = changedFee(change, values.chosen, target);
  const difference = feeDifference(fee, monthlyFee);
  const nothing = <Text tone="muted">{formatMessage({ id: 'serviceChange.none' })}</Text>;
  const replacement = target.replacements.find(({ productId }) => productId === values.chosen);
  const product = replacement && translatedName(replacement.translations, language, replacement.productId);
  const line = (term: string, value: ReactNode) => (
    <SummaryLine key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </SummaryLine>
  );
  return (
    <SummaryColumn>
      <Sheet title={formatMessage({ id: 'serviceChange.summary' })}>
        <SummaryLines aria-live="polite">
          {change === 'upgrade' &&
            values.chosen !== '' &&
            line(formatMessage({ id: 'serviceChange.capacity' }), <BitRate value={Number(values.chosen)} />)}
          {hasFee && monthlyFee && line(formatMessage({ id: 'serviceChange.summary.now' }), <Money {...monthlyFee} />)}
          {hasFee &&
            difference &&
            line(formatMessage({ id: 'serviceChange.compare.difference' }), <FeeDifference {...difference} />)}
          {change === 'replace' && line(formatMessage({ id: 'serviceChange.product' }), product ?? nothing)}
          {change === 'terminate' &&
            values.lastDay !== '' &&
            line(formatMessage({ id: 'serviceChange.summary.lastDay' }), <Day value={values.lastDay} />)}
          {hasFee && (
            <Total>
              <dt>{formatMessage({ id: fee.isAdded ? 'serviceChange.cost.added' : 'serviceChange.summary.fee' })}</dt>
              <dd>{fee.value ? <Money {...fee.value} /> : nothing}</dd>
            </Total>
          )}
        </SummaryLines>
        {hasFee && (
          <Text as="p" variant="caption" tone="muted">
            {formatMessage({ id: 'serviceChange.cost.note' })}
          </Text>
        )}
      </Sheet>
      <SummaryFoot>
        {fee.value && hasFee && (
          <FootFee aria-hidden>
            <Money {...fee.value} />
          </FootFee>
        )}
        {children}
      </SummaryFoot>
    </SummaryColumn>
  );
}
