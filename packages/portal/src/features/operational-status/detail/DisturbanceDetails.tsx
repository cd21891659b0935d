import { Button, Sheet } from '@skerry/ui';
import { IconCalendarPlus, IconMessage2, IconPlugConnectedX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { asFile, useFileDownload } from '../../../platform/files/useFileDownload.ts';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { RedundancyRisks } from '../../../platform/redundancy/RedundancyRisks.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { AffectedServices } from './AffectedServices.tsx';
import { DisturbanceAnswers } from './DisturbanceAnswers.tsx';
import { DisturbanceFigures } from './DisturbanceFigures.tsx';
import { DisturbanceHistory } from './DisturbanceHistory.tsx';
import { DisturbancePlace } from './DisturbancePlace.tsx';
import type { DisturbanceSectionProps } from './disturbanceSectionProps.ts';
import { DisturbanceReason, DisturbanceTexts } from './DisturbanceTexts.tsx';
import { DisturbanceUpdates } from './DisturbanceUpdates.tsx';
import { EndNote } from './EndNote.tsx';
import { Inquiries } from './Inquiries.tsx';
import { useDisturbanceDialog } from './useDisturbanceDialog.tsx';
import { useDisturbanceHead } from './useDisturbanceHead.tsx';

/** A disturbance or a planned work that was found. */
export function DisturbanceDetails({ disturbance, onOutdated }: DisturbanceSectionProps) {
  const { formatMessage } = useIntl();
  const head = useDisturbanceHead()(disturbance);
  const copyLink = useCopyLink();
  const { impersonatedUserId } = useIdentity();
  // Staff who act as a customer's user answer nothing in their name.
  const actions = impersonatedUserId === undefined ? disturbance.actions : [];
  const section = { disturbance, onOutdated };
  const ask = useDisturbanceDialog(section, 'ask');
  const date = useDisturbanceDialog(section, 'date');
  const report = useDisturbanceDialog(section, 'report');
  const { isPending, start } = useFileDownload();
  const addToCalendar = () =>
    start((api) =>
      api.disturbances.GET('/disturbances/{disturbanceId}/calendar', {
        params: { path: { disturbanceId: disturbance.id } },
        ...asFile,
      }),
    );
  const isWork = disturbance.type === 'PLANNED_WORK';
  return (
    <>
      <DetailPage
        {...head}
        actions={
          <>
            {isWork && disturbance.state !== 'CANCELLED' && (
              <Button icon={IconCalendarPlus} isLoading={isPending} onClick={addToCalendar}>
                {formatMessage({ id: 'disturbancePage.toCalendar' })}
              </Button>
            )}
            {actions.includes('ask') && (
              <Button icon={IconMessage2} {...ask.opener}>
                {formatMessage({ id: 'disturbancePage.ask.open' })}
              </Button>
            )}
            {actions.includes('report') && (
              <Button icon={IconPlugConnectedX} {...report.opener}>
                {formatMessage({ id: 'disturbance.report' })}
              </Button>
            )}
          </>
        }
        more={[{ items: [copyLink] }]}
        waiting={
          <>
            <EndNote disturbance={disturbance} />
            <DisturbanceAnswers {...section} actions={actions} date={date} />
          </>
        }
        figures={<DisturbanceFigures disturbance={disturbance} />}
        side={
          <Sheet padding="none">
            <DisturbancePlace disturbance={disturbance} />
            <DisturbanceHistory disturbance={disturbance} hasTexts={isWork} />
          </Sheet>
        }
      >
        <DisturbanceReason disturbance={disturbance} />
        {!isWork && <DisturbanceUpdates disturbance={disturbance} />}
        <RedundancyRisks
          risks={disturbance.risks}
          action={
            actions.includes('askForAnotherDate') ? (
              <Button size="small" {...date.opener}>
                {formatMessage({ id: 'disturbancePage.risk.ask' })}
              </Button>
            ) : undefined
          }
        />
        {disturbance.mine !== null && <AffectedServices disturbance={disturbance} />}
        <DisturbanceTexts disturbance={disturbance} />
        <Inquiries inquiries={disturbance.inquiries} />
      </DetailPage>
      {ask.dialog}
      {date.dialog}
      {report.dialog}
    </>
  );
}
