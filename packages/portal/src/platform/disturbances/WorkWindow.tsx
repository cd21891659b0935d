import { dayOf, localZone } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

export interface WorkWindowProps {
  start: string;
  /** Null while nobody knows. */
  end: string | null;
  /** The times alone, below their day. @default false */
  isTimeOnly?: boolean;
  /** It stands alone, so that the keyboard gets to it. @default false */
  isStop?: boolean;
}

/** From when to when, in the time of the three countries wherever its reader is. */
export function WorkWindow({ start, end, isTimeOnly = false, isStop = false }: WorkWindowProps) {
  const first = dayOf(new Date(start));
  // A night that ends in the morning is named by the day that it begins on.
  const isNear = end !== null && new Date(end).getTime() - new Date(start).getTime() < 24 * 3_600_000;
  const isOneDay = end !== null && (dayOf(new Date(end)) === first || isNear);
  const stop = isStop && { tabIndex: 0 };
  const from = (
    <>
      {!isTimeOnly && (
        <>
          <DateTime value={start} format="weekday" timeZone={localZone} />
          {', '}
        </>
      )}
      <DateTime value={start} format="time" timeZone={localZone} {...stop} />
    </>
  );
  if (end === null) return <FormattedMessage id="disturbance.since" values={{ start: from }} />;
  return (
    <FormattedMessage
      id="disturbance.window"
      values={{
        start: from,
        end: <DateTime value={end} format={isOneDay ? 'time' : 'shortDateTime'} timeZone={localZone} {...stop} />,
      }}
    />
  );
}
