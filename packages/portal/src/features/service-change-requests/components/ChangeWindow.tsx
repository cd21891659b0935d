import { dayOf, localZone } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

/** From when to when a change may be made, in the time of the three countries wherever its reader is. */
export function ChangeWindow({ start, end }: { start: string; end: string }) {
  const isOneDay = dayOf(new Date(start)) === dayOf(new Date(end));
  return (
    <FormattedMessage
      id="changeRequest.window"
      values={{
        start: <DateTime value={start} format="shortDateTime" timeZone={localZone} />,
        end: <DateTime value={end} format={isOneDay ? 'time' : 'shortDateTime'} />,
      }}
    />
  );
}
