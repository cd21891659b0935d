import { BitRate, Sheet, VisuallyHidden } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { FeeDifference, FeeSum } from '../fees/FeeDifference.tsx';
import { changedFee, chosenUpgrade, feeDifference, isFree } from '../fees/changedFee.ts';
import type { ChangeValues } from '../changeForm.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { ComparisonTable } from './ChangeComparison.styles.ts';

/** Of the others there is nothing to put side by side. */
type ComparedChange = Extract<ServiceChangeKind, 'upgrade' | 'addon'>;

export function isCompared(change: ServiceChangeKind): change is ComparedChange {
  return change === 'upgrade' || change === 'addon';
}

interface ChangeComparisonProps {
  change: ComparedChange;
  values: ChangeValues;
  target: ChangeTarget;
}

interface Line {
  subject: string;
  now: ReactNode;
  after: ReactNode;
  difference: ReactNode;
}

/** What there is beside what there will be, and what that makes of the fee. Before anything is chosen it says so, in the same place: nothing jumps in later. */
export function ChangeComparison({ change, values, target }: ChangeComparisonProps) {
  const { formatMessage } = useIntl();
  const { monthlyFee, capacityBps, contractEndsOn } = target;
  const { chosen, months } = values;
  const fee = changedFee(change, values, target);
  const difference = feeDifference(fee, monthlyFee);
  const charge = change === 'upgrade' ? chosenUpgrade(values, target)?.oneTimeCharge : undefined;
  const same = formatMessage({ id: 'serviceChange.compare.same' });
  const unknown = formatMessage({ id: 'serviceChange.compare.unknown' });
  const none = formatMessage({ id: 'serviceChange.compare.none' });
  const isChosen = chosen !== '';
  const isCharged = change === 'upgrade' && target.upgrades.some(({ oneTimeCharge }) => oneTimeCharge !== undefined);
  const period = months === '' ? undefined : formatMessage({ id: 'serviceChange.months' }, { count: Number(months) });
  const lines: (Line | false)[] = [
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
      now: monthlyFee ? <FeeSum fees={monthlyFee} /> : formatMessage({ id: 'serviceChange.compare.notShown' }),
      after: fee.value ? <FeeSum fees={fee.value} /> : unknown,
      difference: difference ? <FeeDifference fees={difference} /> : unknown,
    },
    (isChosen ? charge !== undefined : isCharged) && {
      subject: formatMessage({ id: 'serviceChange.oneTime' }),
      now: none,
      after: charge === undefined || isFree(charge) ? none : <FeeSum fees={charge} />,
      difference: charge === undefined || isFree(charge) ? same : formatMessage({ id: 'serviceChange.oneTime.why' }),
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
            .map(({ subject, now, after, difference: gap }, index) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td data-column={columns.now}>
                  <span>{now}</span>
                </td>
                {isChosen ? (
                  <>
                    <td data-column={columns.after}>
                      <span>{after}</span>
                    </td>
                    <td data-column={columns.difference}>
                      <span>{gap}</span>
                    </td>
                  </>
                ) : (
                  <>
                    <td data-column={columns.after} data-kind={index === 0 ? 'open' : 'empty'}>
                      {index === 0 && <span>{formatMessage({ id: `serviceChange.compare.choose.${change}` })}</span>}
                    </td>
                    <td data-column={columns.difference} data-kind="empty" />
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </ComparisonTable>
    </Sheet>
  );
}
