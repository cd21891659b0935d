import { dayOf, localZone } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

export interface ChangeWindowProps {
  start: string;
  end: string;
  /** It stands alone, so that the keyboard gets to it: once on a page. @default false */
  isStop?: boolean;
}

/** From when to when a change may be made, in the time of the three countries wherever its reader is. */
export function ChangeWindow({ start, end, isStop = false }: ChangeWindowProps) {
  const isOneDay = dayOf(new Date(start)) === dayOf(new Date(end));
  const stop = isStop && { tabIndex: 0 };
  return (
    <FormattedMessage
      id="changeRequest.window"
      values={{
        start: <DateTime value={start} format="shortDateTime" timeZone={localZone} {...stop} />,
        end: <DateTime value={end} format={isOneDay ? 'time' : 'shortDateTime'} {...stop} />,
      }}
    />
  );
}

/** The same below its first day. */
export function ChangeHours({ start, end, isStop = false }: ChangeWindowProps) {
  const isOneDay = dayOf(new Date(start)) === dayOf(new Date(end));
  const stop = isStop && { tabIndex: 0 };
  return (
    <FormattedMessage
      id="changeRequest.window"
      values={{
        start: <DateTime value={start} format="time" timeZone={localZone} {...stop} />,
        end: <DateTime value={end} format={isOneDay ? 'time' : 'shortDateTime'} {...stop} />,
      }}
    />
  );
}
