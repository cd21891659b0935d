import type { Contact } from '@skerry/contracts';
import { Button, DateTime, Heading, Text } from '@skerry/ui';
import { IconSend } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useContactActions } from '../useContactActions.tsx';
import { FormSection, HeadLine } from './ContactForm.styles.ts';

/** Sends a notice that is none, to see whether it arrives. */
export function ContactTest({ contact, mayChange }: { contact: Contact; mayChange: boolean }) {
  const { formatMessage } = useIntl();
  const { actions } = useContactActions(contact);
  return (
    <FormSection>
      <HeadLine>
        <div>
          <Heading level={3} variant="subsection">
            {formatMessage({ id: 'contacts.action.test' })}
          </Heading>
          <Text as="div" variant="caption" tone="muted">
            {formatMessage({ id: 'contactForm.test.help' })}
            {contact.lastTestAt !== null && (
              <>
                {' '}
                {formatMessage({ id: 'contactForm.test.last' })} <DateTime value={contact.lastTestAt} />
              </>
            )}
          </Text>
        </div>
        {mayChange && (
          <Button size="small" icon={IconSend} disabled={actions.isMailing} onClick={actions.test}>
            {formatMessage({ id: 'contactForm.test' })}
          </Button>
        )}
      </HeadLine>
    </FormSection>
  );
}
