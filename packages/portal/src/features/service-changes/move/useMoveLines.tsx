import { useIntl } from 'react-intl';
import type { ComparisonLine } from '../comparison/comparisonLines.tsx';
import { hasChoice, placeFieldOf, type ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { changedFee, feeDifference, isFree } from '../fees/changedFee.ts';
import { FeeColumn, FeeDifference } from '../fees/FeeDifference.tsx';
import { newPlaceText } from './newPlaceText.ts';

/** Of what moves: the place, and what that changes of its price. */
export function useMoveLines({
  values,
  target,
}: {
  values: ChangeValues;
  target: ChangeTarget;
}): readonly ComparisonLine[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { monthlyFee, move, places } = target;
  const isChosen = hasChoice('move', values);
  const fee = changedFee('move', values, target);
  const difference = feeDifference(fee, monthlyFee);
  const none = formatMessage({ id: 'serviceChange.compare.none' });
  const toConfirm = formatMessage({ id: 'serviceChange.summary.toConfirm' });
  const isKnown = move?.oneTimeCharge !== undefined;
  const isInside = placeFieldOf(values) === 'floor';
  const byPlace = formatMessage({ id: 'serviceChange.move.byPlace' });
  return [
    {
      subject: formatMessage({ id: 'serviceChange.move.place' }),
      now: places.map(({ name }) => name).join('; '),
      after: newPlaceText(values, intl),
      difference: formatMessage({
        id: isInside ? 'serviceChange.move.sameSite' : 'serviceChange.move.otherSite',
      }),
    },
    {
      subject: formatMessage({ id: 'serviceChange.fee' }),
      now: monthlyFee ? <FeeColumn fees={monthlyFee} /> : formatMessage({ id: 'serviceChange.compare.notShown' }),
      after: isKnown && fee.value ? <FeeColumn fees={fee.value} /> : toConfirm,
      difference:
        isKnown && difference && !isFree(difference) ? (
          <FeeDifference fees={difference} />
        ) : isKnown && difference ? (
          formatMessage({ id: 'serviceChange.compare.same' })
        ) : (
          formatMessage({ id: 'serviceChange.compare.unknown' })
        ),
      ...(!isChosen && !isInside && { open: byPlace, difference: '' }),
    },
    {
      subject: formatMessage({ id: 'serviceChange.oneTime' }),
      now: none,
      after: isChosen && move?.oneTimeCharge ? <FeeColumn fees={move.oneTimeCharge} /> : toConfirm,
      difference: formatMessage({ id: 'serviceChange.move.charge' }),
      open: isInside && move?.oneTimeCharge ? <FeeColumn fees={move.oneTimeCharge} /> : byPlace,
    },
  ];
}
