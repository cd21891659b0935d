import { Sheet, StatusLabel, type IconComponent, type StatusTone } from '@skerry/ui';
import { IconCalendarX, IconMessageX, IconReceipt, IconRoute } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailEvents, type DetailEvent } from '../../../platform/detail/DetailEvents.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { useToday } from '../../../platform/format/useToday.ts';
import type { ChangeTarget, Termination } from '../changeTarget.ts';
import { endingOf, type Ending } from '../endingOf.ts';
import { FeeSum } from '../fees/FeeDifference.tsx';

export interface EndingEventsProps {
  target: ChangeTarget;
  /** That is chosen. */
  lastDay: string;
}

/** What an ending brings, day by day: notice, the last day, until when is paid, and what loses a path. */
export function EndingEvents({ target, lastDay }: EndingEventsProps) {
  const { formatMessage } = useIntl();
  const { today } = useToday();
  const { termination, serviceIds, diversityGroups } = target;
  if (!termination) return null;
  const ending = endingOf(termination, lastDay);
  const count = serviceIds.length;
  const kind = (word: string, icon: IconComponent, tone: Exclude<StatusTone, 'draft'> = 'neutral') => (
    <StatusLabel tone={tone} icon={icon}>
      {word}
    </StatusLabel>
  );
  const events: DetailEvent[] = [
    {
      id: 'notice',
      kind: kind(formatMessage({ id: 'serviceChange.ending.notice' }), IconMessageX),
      title: formatMessage({ id: 'serviceChange.ending.notice.counts' }),
      detail: (
        <FormattedMessage
          id="serviceChange.ending.notice.until"
          values={{ day: <Day value={termination.earliestLastDay} /> }}
        />
      ),
      when: <Day value={today} />,
    },
    {
      id: 'lastDay',
      kind: kind(formatMessage({ id: 'serviceChange.summary.lastDay' }), IconCalendarX, 'attention'),
      title: formatMessage({ id: 'serviceChange.ending.works' }, { count }),
      detail: formatMessage({ id: 'serviceChange.ending.after' }, { count }),
      when: <Day value={ending.lastDay} />,
    },
    {
      id: 'paid',
      kind: kind(
        formatMessage({ id: 'serviceChange.ending.paidUntil' }),
        IconReceipt,
        ending.isPaidBeyond ? 'attention' : 'neutral',
      ),
      title: <WhatIsLeft {...ending} />,
      detail: <ContractEnd {...termination} {...ending} count={count} />,
      when: <Day value={ending.paidUntil} />,
    },
    ...diversityGroups.map((group) => ({
      id: group,
      kind: kind(formatMessage({ id: 'serviceChange.ending.diversity' }), IconRoute, 'attention'),
      title: formatMessage({ id: 'serviceChange.ending.diversity.loses' }, { group }),
      detail: formatMessage({ id: 'serviceChange.ending.diversity.less' }),
    })),
  ];
  return (
    <Sheet title={formatMessage({ id: 'serviceChange.ending.title' })} padding="none">
      <DetailEvents events={events} />
    </Sheet>
  );
}

function WhatIsLeft({ isPaidBeyond, remainingFee }: Ending) {
  if (remainingFee)
    return <FormattedMessage id="serviceChange.ending.remaining" values={{ fee: <FeeSum fees={remainingFee} /> }} />;
  return <FormattedMessage id={isPaidBeyond ? 'serviceChange.ending.toContract' : 'serviceChange.ending.nothing'} />;
}

function ContractEnd({ contractEndsOn, lastDay, count }: Termination & Ending & { count: number }) {
  if (contractEndsOn === null) return null;
  return (
    <FormattedMessage
      id={contractEndsOn < lastDay ? 'serviceChange.ending.contractBefore' : 'serviceChange.ending.contractUntil'}
      values={{ count, day: <Day value={contractEndsOn} /> }}
    />
  );
}
