import { BitRate, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { changedFee, chosenUpgrade, feeDifference, isFree } from '../fees/changedFee.ts';
import { chosenAddons, hasChoice, type ChangeValues } from '../changeForm.ts';
import { sumOf, type ChangeTarget, type Fees } from '../changeTarget.ts';
import { FeeColumn, FeeDifference } from '../fees/FeeDifference.tsx';
import { SummaryLine, Total } from './ChangeSummary.styles.ts';

export interface FeeLinesProps {
  change: ServiceChangeKind;
  values: ChangeValues;
  target: ChangeTarget;
}

/** What is paid once for what is added; undefined for nothing. */
function addonCharge({ addons }: ChangeTarget, added: readonly string[]): Fees | undefined {
  const charges = addons.filter(({ id }) => added.includes(id)).flatMap(({ oneTimeCharge }) => oneTimeCharge ?? []);
  return charges.length === 0 ? undefined : sumOf(charges);
}

/** From the fee of today to the new one, and what is paid once. What makes the difference is said once: by the choice and the agreement where they are known, else as a sum. */
export function FeeLines({ change, values, target }: FeeLinesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { monthlyFee: before, capacityBps } = target;
  const fee = changedFee(change, values, target);
  const base = changedFee(change, { ...values, months: '' }, target);
  const ofChoice = feeDifference(base, before);
  const ofAgreement = feeDifference(fee, base.value);
  const difference = feeDifference(fee, before);
  const offer = change === 'upgrade' ? chosenUpgrade(values, target) : undefined;
  const isChosen = hasChoice(change, values);
  const added = change === 'addon' ? chosenAddons(values.chosen) : [];
  const charge = change === 'move' ? target.move?.oneTimeCharge : (offer?.oneTimeCharge ?? addonCharge(target, added));
  return (
    <>
      <SummaryLine>
        <dt>
          {formatMessage({ id: 'serviceChange.summary.now' })}
          {change === 'upgrade' && capacityBps !== undefined && (
            <>
              {', '}
              <BitRate value={capacityBps} />
            </>
          )}
        </dt>
        <dd>{before ? <FeeColumn fees={before} /> : formatMessage({ id: 'serviceChange.compare.notShown' })}</dd>
      </SummaryLine>
      {offer && ofChoice && (
        <SummaryLine>
          <dt>
            <FormattedMessage
              id="serviceChange.summary.instead"
              values={{ capacity: <BitRate value={offer.capacityBps} /> }}
            />
          </dt>
          <dd>
            <FeeDifference fees={ofChoice} />
          </dd>
        </SummaryLine>
      )}
      {offer && ofAgreement !== undefined && !isFree(ofAgreement) && (
        <SummaryLine>
          <dt>{formatMessage({ id: 'serviceChange.summary.agreement' }, { count: Number(values.months) })}</dt>
          <dd>
            <FeeDifference fees={ofAgreement} />
          </dd>
        </SummaryLine>
      )}
      {target.addons
        .filter(({ id }) => added.includes(id))
        .map(({ id, translations, monthlyFee }) => (
          <SummaryLine key={id}>
            <dt>{translatedName(translations, language, id)}</dt>
            <dd>
              {monthlyFee ? (
                <FeeDifference fees={monthlyFee} />
              ) : (
                <Text tone="muted">{formatMessage({ id: 'serviceChange.compare.unknown' })}</Text>
              )}
            </dd>
          </SummaryLine>
        ))}
      {isChosen && (
        <>
          <Total>
            <dt>{formatMessage({ id: fee.isAdded ? 'serviceChange.cost.added' : 'serviceChange.summary.fee' })}</dt>
            <dd data-figure={fee.value ? '' : undefined}>
              {fee.value ? (
                <FeeColumn fees={fee.value} />
              ) : (
                <Text tone="muted">{formatMessage({ id: 'serviceChange.feeUnknown' })}</Text>
              )}
            </dd>
          </Total>
          {change !== 'addon' && !(offer && ofChoice) && (
            <SummaryLine>
              <dt>{formatMessage({ id: 'serviceChange.compare.difference' })}</dt>
              <dd>
                {difference && isFree(difference) ? (
                  formatMessage({ id: 'serviceChange.compare.same' })
                ) : difference ? (
                  <strong>
                    <FeeDifference fees={difference} />
                  </strong>
                ) : (
                  <Text tone="muted">{formatMessage({ id: 'serviceChange.compare.unknown' })}</Text>
                )}
              </dd>
            </SummaryLine>
          )}
        </>
      )}
      {(charge ?? (change === 'move' && isChosen)) && (
        <SummaryLine>
          <dt>{formatMessage({ id: 'serviceChange.oneTime' })}</dt>
          <dd>
            <strong>
              {charge === undefined ? (
                formatMessage({ id: 'serviceChange.summary.toConfirm' })
              ) : isFree(charge) ? (
                formatMessage({ id: 'serviceChange.compare.none' })
              ) : (
                <FeeColumn fees={charge} />
              )}
            </strong>
          </dd>
        </SummaryLine>
      )}
    </>
  );
}
