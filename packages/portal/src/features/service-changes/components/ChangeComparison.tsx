import { BitRate, Money, Sheet } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { FeeDifference } from './FeeDifference.tsx';
import { changedFee, feeDifference } from '../changedFee.ts';
import type { ChangeTarget } from '../changeTarget.ts';
import { ComparisonTable } from './ChangeComparison.styles.ts';

interface ChangeComparisonProps {
  change: ServiceChangeKind;
  chosen: string;
  target: ChangeTarget;
}

interface Line {
  subject: string;
  now: ReactNode;
  after: ReactNode;
  difference: ReactNode;
}

/** What there is beside what there will be. What is paid now is for those who see prices. */
export function ChangeComparison({ change, chosen, target }: ChangeComparisonProps) {
  const { formatMessage } = useIntl();
  const { monthlyFee, capacityBps, contractEndsOn } = target;
  const fee = changedFee(change, chosen, target);
  const difference = feeDifference(fee, monthlyFee);
  const nothing = formatMessage({ id: 'serviceChange.none' });
  const same = formatMessage({ id: 'serviceChange.compare.same' });
  const lines: (Line | false)[] = [
    change === 'upgrade' && {
      subject: formatMessage({ id: 'serviceChange.compare.capacity' }),
      now:
        capacityBps === undefined ? (
          formatMessage({ id: 'serviceChange.compare.unknown' })
        ) : (
          <BitRate value={capacityBps} />
        ),
      after: chosen === '' ? nothing : <BitRate value={Number(chosen)} />,
      difference: chosen !== '' && capacityBps !== undefined && <BitRate value={Number(chosen) - capacityBps} />,
    },
    monthlyFee !== undefined && {
      subject: formatMessage({ id: 'serviceChange.fee' }),
      now: <Money {...monthlyFee} />,
      after: fee.value ? <Money {...fee.value} /> : nothing,
      difference: difference && <FeeDifference {...difference} />,
    },
    contractEndsOn !== undefined && {
      subject: formatMessage({ id: 'serviceChange.compare.contract' }),
      now: <Day value={contractEndsOn} />,
      after: <Day value={contractEndsOn} />,
      difference: same,
    },
  ];
  const shown = lines.filter((line) => line !== false);
  if (shown.length === 0) return null;
  const title = formatMessage({ id: 'serviceChange.compare.title' });
  return (
    <Sheet title={title} padding="none">
      <ComparisonTable aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'serviceChange.compare.subject' })}</th>
            <th scope="col">{formatMessage({ id: 'serviceChange.compare.now' })}</th>
            <th scope="col">{formatMessage({ id: 'serviceChange.compare.after' })}</th>
            <th scope="col">{formatMessage({ id: 'serviceChange.compare.difference' })}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ subject, now, after, difference: gap }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>{now}</td>
              <td>{after}</td>
              <td>{gap}</td>
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
    </Sheet>
  );
}
