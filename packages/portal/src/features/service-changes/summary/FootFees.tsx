import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FootLine } from '../../../platform/form/FormSummary.styles.ts';
import { hasChoice } from '../changeForm.ts';
import { changedFee, feeDifference, isFree } from '../fees/changedFee.ts';
import { FeeColumn, FeeDifference } from '../fees/FeeDifference.tsx';
import { FootFee } from './ChangeSummary.styles.ts';
import type { FeeLinesProps } from './FeeLines.tsx';

/** What decides about the price, in sight on narrow windows: the new fee; of a move that keeps the fee, what it costs once. */
export function FootFees({ change, values, target }: FeeLinesProps) {
  const { formatMessage } = useIntl();
  if (!hasChoice(change, values)) return null;
  const fee = changedFee(change, values, target);
  const difference = feeDifference(fee, target.monthlyFee);
  const line = (label: string, value: ReactNode) => (
    <FootLine aria-hidden>
      <span>{label}</span>
      <FootFee>{value}</FootFee>
    </FootLine>
  );
  const charge = target.move?.oneTimeCharge;
  return (
    <>
      {!(change === 'move' && difference && isFree(difference)) &&
        line(
          formatMessage({ id: fee.isAdded ? 'serviceChange.cost.added' : 'serviceChange.summary.fee' }),
          <>
            {fee.value ? <FeeColumn fees={fee.value} /> : formatMessage({ id: 'serviceChange.feeUnknown' })}
            {difference && (
              <small>
                <FeeDifference fees={difference} />
              </small>
            )}
          </>,
        )}
      {change === 'move' &&
        line(
          formatMessage({ id: 'serviceChange.oneTime' }),
          charge ? <FeeColumn fees={charge} /> : formatMessage({ id: 'serviceChange.summary.toConfirm' }),
        )}
    </>
  );
}
