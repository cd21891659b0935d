import { Note } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { useRefusedSwitch } from './useRefusedSwitch.ts';

/** Stands where the customer is chosen, until the next choice. */
export function RefusedSwitchNote() {
  const message = useRefusedSwitch();
  if (!message) return null;
  return (
    <Note tone="critical">
      <FormattedMessage {...message} />
    </Note>
  );
}
