import { VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { endOf, masked } from './masked.ts';

/** What the user is identified by, of which only the end can be read. */
export function Identification({ pin }: { pin: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <span aria-hidden>{masked(pin)}</span>
      <VisuallyHidden>{formatMessage({ id: 'profile.identification.endsWith' }, { end: endOf(pin) })}</VisuallyHidden>
    </>
  );
}
