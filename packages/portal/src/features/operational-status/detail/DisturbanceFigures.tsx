import { localZone, type Disturbance } from '@skerry/contracts';
import { DateTime, KeyFigure, KeyFigures } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useStartsIn } from '../components/useStartsIn.ts';
import { WorkWindow } from '../../../platform/disturbances/WorkWindow.tsx';
import { isOver, stateWord, upToText } from '../../../platform/disturbances/disturbanceWords.ts';

/** When it is, what it does to the company, and how long. */
export function DisturbanceFigures({ disturbance }: { disturbance: Disturbance }) {
  return (
    <KeyFigures>
      {disturbance.type === 'PLANNED_WORK' ? (
        <WorkFigures disturbance={disturbance} />
      ) : (
        <FaultFigures disturbance={disturbance} />
      )}
      <ShareFigures disturbance={disturbance} />
    </KeyFigures>
  );
}

/** A day, with the hours below it. */
function WindowFigure({
  label,
  start,
  end,
  note,
}: {
  label: string;
  start: string;
  end: string | null;
  note?: string;
}) {
  return (
    <KeyFigure
      label={label}
      value={<DateTime value={start} format="weekday" timeZone={localZone} />}
      note={
        <>
          <WorkWindow start={start} end={end} isTimeOnly isStop />
          {note !== undefined && <div>{note}</div>}
        </>
      }
    />
  );
}

function WorkFigures({
  disturbance: { startsAt, endsAt, movedFrom, backupWindows, state, freezeIds },
}: {
  disturbance: Disturbance;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const startsIn = useStartsIn()({ startsAt });
  const [backup] = backupWindows;
  const moved = movedFrom.at(-1);
  return (
    <>
      <WindowFigure label={formatMessage({ id: 'disturbancePage.figure.window' })} start={startsAt} end={endsAt} />
      {moved && (
        <KeyFigure
          label={formatMessage({ id: 'disturbancePage.figure.movedFrom' })}
          value={
            <s>
              <DateTime value={moved.startsAt} format="weekday" timeZone={localZone} />
            </s>
          }
          note={<WorkWindow start={moved.startsAt} end={moved.endsAt} isTimeOnly />}
        />
      )}
      {backup && (
        <WindowFigure
          label={formatMessage({ id: 'disturbancePage.figure.backup' })}
          start={backup.startsAt}
          end={backup.endsAt}
          note={formatMessage({ id: 'disturbancePage.figure.backup.note' })}
        />
      )}
      {!isOver(state) && (
        <KeyFigure
          label={formatMessage({ id: 'disturbancePage.figure.starts' })}
          value={startsIn ?? stateWord(intl, state)}
          note={formatMessage({
            id: freezeIds.length > 0 ? 'disturbancePage.figure.inFreeze' : 'disturbancePage.figure.noFreeze',
          })}
        />
      )}
    </>
  );
}

function FaultFigures({
  disturbance: { startsAt, endsAt, estimatedEndAt, nextUpdateAt, state },
}: {
  disturbance: Disturbance;
}) {
  const { formatMessage } = useIntl();
  const figure = (name: 'since' | 'began' | 'resolved' | 'estimatedEnd' | 'nextUpdate', moment: string | null) => (
    <KeyFigure
      label={formatMessage({ id: `disturbancePage.figure.${name}` })}
      {...(moment === null
        ? { value: formatMessage({ id: `disturbancePage.figure.unknown` }) }
        : {
            value: <DateTime value={moment} format="time" timeZone={localZone} />,
            note: <DateTime value={moment} format="weekday" timeZone={localZone} />,
          })}
    />
  );
  return (
    <>
      {figure(isOver(state) ? 'began' : 'since', startsAt)}
      {isOver(state) ? (
        figure('resolved', endsAt)
      ) : (
        <>
          {figure('estimatedEnd', estimatedEndAt)}
          {nextUpdateAt !== null && figure('nextUpdate', nextUpdateAt)}
        </>
      )}
    </>
  );
}

function ShareFigures({ disturbance: { mine } }: { disturbance: Disturbance }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  if (mine === null)
    return (
      <KeyFigure
        label={formatMessage({ id: 'disturbancePage.figure.services' })}
        value={0}
        note={formatMessage({ id: 'disturbance.notYours' })}
      />
    );
  return (
    <>
      <KeyFigure
        label={formatMessage({ id: 'disturbancePage.figure.services' })}
        value={
          <FormattedMessage
            id="disturbancePage.figure.atSites"
            values={{ services: mine.services, sites: mine.sites }}
          />
        }
        {...(mine.outageServices > 0 && {
          note: formatMessage({ id: 'disturbancePage.figure.outages' }, { count: mine.outageServices }),
        })}
      />
      {mine.minutes !== null && mine.minutes > 0 && (
        <KeyFigure
          label={formatMessage({ id: 'disturbancePage.figure.longest' })}
          value={upToText(intl, language, mine.minutes)}
          note={formatMessage({ id: 'disturbancePage.figure.perService' })}
        />
      )}
    </>
  );
}
