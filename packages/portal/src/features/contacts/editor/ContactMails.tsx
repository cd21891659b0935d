import type { Contact } from '@skerry/contracts';
import { Button, DateTime, Heading, Stack, Text } from '@skerry/ui';
import { IconMailCheck, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { EmailState } from '../components/EmailState.tsx';
import { useContactNotices } from '../contacts.queries.ts';
import { useContactActions } from '../useContactActions.tsx';
import { MailLine, NoticeFacts, Notices } from './ContactForm.styles.ts';

/** Whether a contact is reached: its address, a test, and what would have gone to it lately. */
export function ContactMails({ contact, mayChange }: { contact: Contact; mayChange: boolean }) {
  const { formatMessage } = useIntl();
  const { actions } = useContactActions(contact);
  return (
    <Stack gap={16}>
      <MailLine>
        <div>
          <EmailState state={contact.emailState} />
          <Text as="div" variant="caption" tone="muted">
            {formatMessage({
              id: contact.emailState === 'VERIFIED' ? 'contactForm.verified.help' : 'contactForm.unverified.help',
            })}
          </Text>
        </div>
        {mayChange && contact.emailState !== 'VERIFIED' && (
          <Button size="small" icon={IconMailCheck} disabled={actions.isMailing} onClick={actions.verify}>
            {formatMessage({ id: 'contactForm.verify' })}
          </Button>
        )}
      </MailLine>
      <MailLine>
        <div>
          <Text variant="bodyStrong">{formatMessage({ id: 'contacts.action.test' })}</Text>
          <Text as="div" variant="caption" tone="muted">
            {contact.lastTestAt === null ? (
              formatMessage({ id: 'contactForm.test.help' })
            ) : (
              <>
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
      </MailLine>
      <LastNotices contactId={contact.id} />
    </Stack>
  );
}

const fewNotices = 3;

/** What would have reached it in 30 days. Nothing waits for it, and where it can't be told, nothing is said. */
function LastNotices({ contactId }: { contactId: string }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data } = useContactNotices(contactId);
  const [isWhole, setWhole] = useState(false);
  if (data === undefined) return null;
  const shown = isWhole ? data.items : data.items.slice(0, fewNotices);
  return (
    <div>
      <Heading level={3} variant="subsection">
        {formatMessage({ id: 'contactForm.notices' }, { count: data.totalItems })}
      </Heading>
      <Text as="p" variant="caption" tone="muted">
        {formatMessage({ id: 'contactForm.notices.help' })}
      </Text>
      {shown.length > 0 && (
        <Notices>
          {shown.map(({ id, reference, title, announcedAt, services }) => (
            <li key={id}>
              {translatedName(title, language, reference)}
              <Text as="div" variant="caption" tone="muted">
                <NoticeFacts>
                  <DateTime value={announcedAt} />
                  <span>{reference}</span>
                  <span>{formatMessage({ id: 'contacts.covers.SERVICES' }, { count: services })}</span>
                </NoticeFacts>
              </Text>
            </li>
          ))}
        </Notices>
      )}
      {data.items.length > shown.length && (
        <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
          {formatMessage({ id: 'contactForm.notices.all' })}
        </Button>
      )}
    </div>
  );
}
