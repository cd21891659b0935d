import { Button, Heading, Icon, Link, Seal, Stack, Text, VisuallyHidden, type IconComponent } from '@skerry/ui';
import { IconClock, IconInbox, IconMail, IconUserQuestion } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@skerry/i18n';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { phoneHref } from '../../platform/format/phone-href.ts';
import { useRuntimeConfig } from '../../platform/runtime-config/runtime-config.ts';
import { FailureNote } from '../frame/FailureNote.tsx';
import { SheetPage } from '../frame/SheetPage.tsx';
import { useTitle } from '../frame/useTitle.ts';
import { Advice, AdviceList, Dot, Middle, Ways, Whole } from './LinkSentSheet.styles.ts';
import { takeEmailAlong } from './typed-email.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** The server sends no second link to the same e-mail sooner. */
const pauseSeconds = 60;

interface LinkSentSheetProps {
  email: string;
  login: string;
  onSendAgain: () => Promise<unknown>;
  onOther: () => void;
}

/** What to do now. Whether anything was sent is told to nobody but the one who reads the mail. */
export function LinkSentSheet({ email, login, onSendAgain, onOther }: LinkSentSheetProps) {
  const intl = useIntl();
  const { contact } = useRuntimeConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = intl.formatMessage({ id: 'signIn.linkSent.title' });
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);

  return (
    <SheetPage>
      <Stack gap="stackLoose">
        <Middle>
          <Seal icon={IconMail} />
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text as="p">
            <FormattedMessage id="signIn.linkSent.text" values={{ email: <Whole as="strong">{email}</Whole> }} />
          </Text>
        </Middle>
        <AdviceList>
          <AdviceItem icon={IconClock} title="signIn.linkSent.once">
            {contact.mailSender !== undefined && (
              <FormattedMessage id="signIn.linkSent.sender" values={{ sender: <Whole>{contact.mailSender}</Whole> }} />
            )}
          </AdviceItem>
          <AdviceItem icon={IconInbox} title="signIn.linkSent.nothing">
            <FormattedMessage id="signIn.linkSent.spam" />
          </AdviceItem>
          <AdviceItem icon={IconUserQuestion} title="signIn.linkSent.stillNothing">
            {contact.supportPhone === undefined ? (
              <FormattedMessage id="signIn.linkSent.ask" />
            ) : (
              <FormattedMessage
                id="signIn.linkSent.askOrCall"
                values={{
                  phone: (
                    <Whole>
                      <Link href={phoneHref(contact.supportPhone)}>{contact.supportPhone}</Link>
                    </Whole>
                  ),
                }}
              />
            )}
          </AdviceItem>
        </AdviceList>
        <SendAgain onSendAgain={onSendAgain} />
        <Ways>
          <Button variant="ghost" onClick={onOther}>
            <FormattedMessage id="signIn.linkSent.other" />
          </Button>
          <Dot aria-hidden />
          <Button variant="ghost" href={login} onClick={() => takeEmailAlong(email)}>
            <FormattedMessage id="signIn.forgot.back" />
          </Button>
        </Ways>
      </Stack>
    </SheetPage>
  );
}

function AdviceItem({ icon, title, children }: { icon: IconComponent; title: MessageId; children: ReactNode }) {
  return (
    <Advice>
      <Icon icon={icon} />
      <div>
        <Text as="p" variant="bodyStrong">
          <FormattedMessage id={title} />
        </Text>
        <Text as="p" tone="muted">
          {children}
        </Text>
      </div>
    </Advice>
  );
}

function SendAgain({ onSendAgain }: { onSendAgain: () => Promise<unknown> }) {
  const intl = useIntl();
  const [sentAt, setSentAt] = useState(() => Date.now());
  const [isAgain, setIsAgain] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const left = useSecondsLeft(sentAt, pauseSeconds);

  const sendAgain = async () => {
    setIsSending(true);
    setFailure(undefined);
    try {
      await onSendAgain();
      setSentAt(Date.now());
      setIsAgain(true);
    } catch (error) {
      setFailure(error);
    }
    setIsSending(false);
  };

  return (
    <Stack gap={8}>
      {failure !== undefined && (
        <FailureNote title="signIn.forgot.problem.title">
          <FormattedMessage {...errorMessage(failure)} />
        </FailureNote>
      )}
      <Button
        isFullWidth
        disabled={left > 0}
        isLoading={isSending}
        loadingText={intl.formatMessage({ id: 'signIn.forgot.submitting' })}
        onClick={() => void sendAgain()}
      >
        {left > 0 ? (
          <FormattedMessage id="signIn.linkSent.againIn" values={{ time: minutesAndSeconds(left) }} />
        ) : (
          <FormattedMessage id="signIn.linkSent.again" />
        )}
      </Button>
      <VisuallyHidden role="status">{isAgain && <FormattedMessage id="signIn.linkSent.sentAgain" />}</VisuallyHidden>
    </Stack>
  );
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
