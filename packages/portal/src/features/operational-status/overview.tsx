import { formatList } from '@skerry/i18n';
import { DateTime, Link, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCalendarClock, IconTool } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { OverviewNumber } from '../../platform/overview/OverviewList.styles.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { DisturbanceState } from '../../platform/disturbances/DisturbanceState.tsx';
import { WorkWindow } from '../../platform/disturbances/WorkWindow.tsx';
import { disturbancePath, statusPath } from '../../platform/disturbances/disturbances.paths.ts';
import { OverviewEvents } from './overview/OverviewEvents.styles.ts';
import { SideRow } from './now/Now.styles.ts';

const comma = ', ';
const fullStop = '. ';

/** Works whose window waits for an answer; those that hit both paths of a pair say so. */
function WaitingWorks({ value: { items } }: { value: OverviewValue<'waitingWorks'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return items.map((work) => (
    <WaitingRow
      key={work.id}
      icon={work.pairsAtRisk.length > 0 ? IconAlertTriangleFilled : IconCalendarClock}
      title={
        <FormattedMessage
          id={work.answer.state === 'WAITING' ? 'operationalStatus.waiting' : 'operationalStatus.atRisk'}
          values={{ reference: <OverviewNumber key="reference">{work.reference}</OverviewNumber> }}
        />
      }
      href={disturbancePath(work)}
      {...(work.answer.answerBy !== null && { respondBy: work.answer.answerBy })}
    >
      {translatedName(work.title, language, work.reference)}
      {comma}
      <WorkWindow start={work.startsAt} end={work.endsAt} />
      {work.pairsAtRisk.length > 0 && (
        <>
          {fullStop}
          {formatMessage({ id: 'disturbance.bothPaths' })}
          {comma}
          {formatList(language, work.pairsAtRisk)}
        </>
      )}
    </WaitingRow>
  ));
}

/** What is disturbed now, and the works that come next. */
function Events({ value: { active, works } }: { value: OverviewValue<'disturbances'> }) {
  const { language } = useLanguage();
  return (
    <OverviewEvents>
      {active.map((disturbance) => (
        <SideRow key={disturbance.id}>
          <DisturbanceState state={disturbance.state} />
          <Link href={disturbancePath(disturbance)}>
            {translatedName(disturbance.title, language, disturbance.reference)}
          </Link>
          {disturbance.nextUpdateAt !== null && (
            <Text variant="caption" tone="muted">
              <FormattedMessage
                id="operationalStatus.disturbance.nextUpdate"
                values={{ moment: <DateTime key="moment" value={disturbance.nextUpdateAt} format="shortDateTime" /> }}
              />
            </Text>
          )}
        </SideRow>
      ))}
      {works.map((work) => (
        <SideRow key={work.id}>
          <StatusLabel tone="info" icon={IconTool}>
            <span>
              <WorkWindow start={work.startsAt} end={work.endsAt} />
            </span>
          </StatusLabel>
          <Link href={disturbancePath(work)}>{translatedName(work.title, language, work.reference)}</Link>
        </SideRow>
      ))}
    </OverviewEvents>
  );
}

export const operationalStatusOverview: readonly OverviewPiece[] = [
  { place: 'waiting', part: 'waitingWorks', Content: WaitingWorks },
  {
    place: 'status',
    part: 'disturbances',
    Content: Events,
    isEmpty: ({ active, works }) => active.length === 0 && works.length === 0,
    more: { href: statusPath, label: 'home.status.network' },
  },
];
