import type { ChangeRequest } from '@skerry/contracts';
import { Link, SheetSection, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { phoneHref } from '../../../platform/format/phone-href.ts';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';

/** Who is met when the change is made. */
export function ChangeContact({ request: { contact } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <SheetSection title={formatMessage({ id: 'changeRequest.term.contact' })} level={2}>
      {contact ? (
        <>
          <Text as="div" variant="bodyStrong">
            {contact.name}
          </Text>
          <Link href={phoneHref(contact.phone)}>{formatPhoneNumber(contact.phone)}</Link>
        </>
      ) : (
        <Text tone="muted">{formatMessage({ id: 'changeRequest.none' })}</Text>
      )}
    </SheetSection>
  );
}
