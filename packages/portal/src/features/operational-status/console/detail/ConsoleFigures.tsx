import { localZone, type ProviderDisturbance } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { DateTime, KeyFigure, KeyFigures, StatusLabel } from '@skerry/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { WorkWindow } from '../../../../platform/disturbances/WorkWindow.tsx';
import { isOver } from '../../../../platform/disturbances/disturbanceWords.ts';
import { isUpdateOverdue } from '../NextUpdate.tsx';

/** What was promised, whom it touches, and how long it goes on. */
export function ConsoleFigures({ disturbance }: { disturbance: ProviderDisturbance }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { type, services, customers, groups, acknowledged, answerBy, announcedAt, updates } = disturbance;
  const isWork = type === 'PLANNED_WORK';
  const restored = groups.reduce((sum, group) => sum + group.restored, 0);
  const latest = updates.find(({ kind }) => kind !== 'CHANGED');
  const figure = (
    name: 'estimatedEnd' | 'lastUpdate' | 'answerBy' | 'resolved',
    moment: string | null,
    note?: string,
  ) => (
    <KeyFigure
      label={formatMessage({ id: `disturbanceConsole.figure.${name}` })}
      value={
        moment === null ? (
          formatMessage({ id: 'disturbanceConsole.figure.none' })
        ) : (
          <DateTime value={moment} format="shortDateTime" timeZone={localZone} />
        )
      }
      {...(note !== undefined && { note })}
    />
  );
  return (
    <KeyFigures>
      {isWork ? <WorkFigure disturbance={disturbance} /> : <PromiseFigure disturbance={disturbance} />}
      <KeyFigure
        label={formatMessage({ id: 'disturbanceConsole.figure.services' })}
        value={formatNumber(language, services)}
        {...(restored > 0 && {
          note: formatMessage({ id: 'disturbanceConsole.figure.restored' }, { count: restored }),
        })}
      />
      <KeyFigure
        label={formatMessage({ id: 'disturbanceConsole.figure.customers' })}
        value={formatNumber(language, customers)}
        {...(announcedAt === null && { note: formatMessage({ id: 'disturbanceConsole.figure.notTold' }) })}
      />
      {isWork ? (
        <>
          <KeyFigure
            label={formatMessage({ id: 'disturbanceConsole.figure.acknowledged' })}
            value={formatMessage(
              { id: 'disturbanceConsole.figure.of' },
              { count: formatNumber(language, acknowledged), of: formatNumber(language, customers) },
            )}
          />
          {figure('answerBy', answerBy)}
        </>
      ) : (
        <>
          {isOver(disturbance.state)
            ? figure('resolved', disturbance.resolvedAt)
            : figure(
                'estimatedEnd',
                disturbance.estimatedEndAt,
                disturbance.estimatedEndAt !== null && !disturbance.showsEstimatedEnd
                  ? formatMessage({ id: 'disturbanceConsole.figure.endNotTold' })
                  : undefined,
              )}
          {figure('lastUpdate', latest?.at ?? null)}
        </>
      )}
    </KeyFigures>
  );
}

function PromiseFigure({ disturbance }: { disturbance: ProviderDisturbance }) {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  const { nextUpdateAt, state } = disturbance;
  const isOverdue = isUpdateOverdue(disturbance, now);
  return (
    <KeyFigure
      label={formatMessage({ id: 'disturbanceConsole.figure.promised' })}
      value={
        nextUpdateAt === null || isOver(state) ? (
          formatMessage({ id: 'disturbanceConsole.figure.none' })
        ) : (
          <DateTime value={nextUpdateAt} format="shortDateTime" timeZone={localZone} />
        )
      }
      {...(isOverdue && {
        mark: (
          <StatusLabel tone="critical" icon={IconAlertTriangleFilled}>
            {formatMessage({ id: 'disturbanceConsole.figure.overdue' })}
          </StatusLabel>
        ),
      })}
    />
  );
}

function WorkFigure({ disturbance: { startsAt, endsAt, movedFrom } }: { disturbance: ProviderDisturbance }) {
  const { formatMessage } = useIntl();
  const moved = movedFrom.at(-1);
  return (
    <KeyFigure
      label={formatMessage({ id: 'disturbancePage.figure.window' })}
      value={<DateTime value={startsAt} format="weekday" timeZone={localZone} />}
      note={
        <>
          <WorkWindow start={startsAt} end={endsAt} isTimeOnly isStop />
          {moved && (
            <div>
              <FormattedMessage
                id="disturbance.movedFrom"
                values={{
                  day: (
                    <s key="day">
                      <DateTime value={moved.startsAt} format="shortDate" timeZone={localZone} />
                    </s>
                  ),
                }}
              />
            </div>
          )}
        </>
      }
    />
  );
}
