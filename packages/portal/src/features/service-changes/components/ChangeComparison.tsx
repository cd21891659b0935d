import { BitRate, Sheet, VisuallyHidden } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { FeeDifference, FeeSum } from './FeeDifference.tsx';
import { changedFee, chosenUpgrade, feeDifference, isFree } from '../changedFee.ts';
import type { ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { ComparisonTable } from './ChangeComparison.styles.ts';

interface ChangeComparisonProps {
  change: ServiceChangeKind;
  values: ChangeValues;
  target: ChangeTarget;
}

interface Line {
  subject: string;
  now: ReactNode;
  after: ReactNode;
  difference: ReactNode;
}

/** What there is beside what there will be, and what that makes of the fee. */
export function ChangeComparison({ change, values, target }: ChangeComparisonProps) {
  const { formatMessage } = useIntl();
  const { monthlyFee, capacityBps, contractEndsOn } = target;
  const { chosen, months } = values;
  const fee = changedFee(change, values, target);
  const difference = feeDifference(fee, monthlyFee);
  const charge = change === 'upgrade' ? chosenUpgrade(values, target)?.oneTimeCharge : undefined;
  const nothing = formatMessage({ id: 'serviceChange.none' });
  const same = formatMessage({ id: 'serviceChange.compare.same' });
  const unknown = formatMessage({ id: 'serviceChange.compare.unknown' });
  const none = formatMessage({ id: 'serviceChange.compare.none' });
  const isChosen = chosen !== '';
  const period = months === '' ? undefined : formatMessage({ id: 'serviceChange.months' }, { count: Number(months) });
  const lines: (Line | false)[] = [
    change === 'upgrade' && {
      subject: formatMessage({ id: 'serviceChange.compare.capacity' }),
      now: capacityBps === undefined ? unknown : <BitRate value={capacityBps} />,
      after: isChosen ? <BitRate value={Number(chosen)} /> : nothing,
      difference: isChosen ? (
        capacityBps === undefined ? (
          unknown
        ) : (
          <>
            {'+'}
            <BitRate value={Number(chosen) - capacityBps} />
          </>
        )
      ) : (
        nothing
      ),
    },
    {
      subject: formatMessage({ id: 'serviceChange.fee' }),
      now: monthlyFee ? <FeeSum fees={monthlyFee} /> : formatMessage({ id: 'serviceChange.compare.notShown' }),
      after: fee.value ? <FeeSum fees={fee.value} /> : isChosen ? unknown : nothing,
      difference: difference ? <FeeDifference fees={difference} /> : isChosen ? unknown : nothing,
    },
    charge !== undefined && {
      subject: formatMessage({ id: 'serviceChange.oneTime' }),
      now: none,
      after: isFree(charge) ? none : <FeeSum fees={charge} />,
      difference: isFree(charge) ? same : formatMessage({ id: 'serviceChange.oneTime.why' }),
    },
    (contractEndsOn !== undefined || period !== undefined) && {
      subject: formatMessage({ id: 'serviceChange.compare.contract' }),
      now: contractEndsOn === undefined ? unknown : <Day value={contractEndsOn} />,
      after: period
        ? formatMessage({ id: 'serviceChange.compare.fromDelivery' }, { period })
        : contractEndsOn !== undefined && <Day value={contractEndsOn} />,
      difference: period ? formatMessage({ id: 'serviceChange.compare.newAgreement' }) : same,
    },
  ];
  const title = formatMessage({ id: 'serviceChange.compare.title' });
  const columns = {
    now: formatMessage({ id: 'serviceChange.compare.now' }),
    after: formatMessage({ id: 'serviceChange.compare.after' }),
    difference: formatMessage({ id: 'serviceChange.compare.difference' }),
  };
  return (
    <Sheet title={title} description={formatMessage({ id: 'serviceChange.cost.excludingVat' })} padding="none">
      <ComparisonTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{formatMessage({ id: 'serviceChange.compare.subject' })}</VisuallyHidden>
            </th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter((line) => line !== false)
            .map(({ subject, now, after, difference: gap }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td data-column={columns.now}>
                  <span>{now}</span>
                </td>
                <td data-column={columns.after}>
                  <span>{after}</span>
                </td>
                <td data-column={columns.difference}>
                  <span>{gap}</span>
                </td>
              </tr>
            ))}
        </tbody>
      </ComparisonTable>
    </Sheet>
  );
}
