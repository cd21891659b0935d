import type { Contact } from '@skerry/contracts';
import { Button, Note, Text } from '@skerry/ui';
import { IconMailCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { EmailState } from '../components/EmailState.tsx';
import { useContactActions } from '../useContactActions.tsx';
import { AddressState } from './ContactForm.styles.ts';

/** Below the address: whether it is confirmed, and the way to have it confirmed. */
export function AddressFacts({ contact, email, mayChange }: { contact: Contact; email: string; mayChange: boolean }) {
  const { formatMessage } = useIntl();
  const { actions } = useContactActions(contact);
  const isOther = email.trim().toLowerCase() !== contact.email.toLowerCase();
  if (isOther)
    return (
      <AddressState>
        <Text variant="caption" tone="muted">
          {formatMessage({ id: 'contactForm.email.other' })}
        </Text>
      </AddressState>
    );
  return (
    <AddressState>
      <EmailState state={contact.emailState} />
      {mayChange && contact.emailState !== 'VERIFIED' && (
        <Button size="small" icon={IconMailCheck} disabled={actions.isMailing} onClick={actions.verify}>
          {formatMessage({ id: 'contactForm.verify' })}
        </Button>
      )}
    </AddressState>
  );
}

/** What keeps notices from reaching somebody: mails come back, or the one with this address has left. */
export function ReachWarnings({ contact: { emailState, userState } }: { contact: Contact }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {emailState === 'BOUNCED' && <Note tone="critical">{formatMessage({ id: 'contactForm.bounced' })}</Note>}
      {userState === 'INACTIVE' && <Note tone="attention">{formatMessage({ id: 'contactForm.userInactive' })}</Note>}
    </>
  );
}
