import type { MailMessage } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Heading, Text, token } from '@skerry/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { linkedText } from './linked-text.ts';

export function DemoMailMessage({ message }: { message: MailMessage }) {
  const { language } = useLanguage();
  const id = useId();
  return (
    <Message aria-labelledby={id}>
      <Heading level={2} id={id}>
        {message.subject}
      </Heading>
      <Text as="p" variant="caption" tone="muted">
        <span>
          <FormattedMessage id="signIn.demoMail.to" values={{ recipient: message.to }} />
        </span>
        <time dateTime={message.createdAt}>{formatDate(language, new Date(message.createdAt), 'dateTime')}</time>
      </Text>
      <Body>
        {linkedText(message.text).map(({ text, href }, index) =>
          href === undefined ? (
            text
          ) : (
            <a key={index} href={href}>
              {text}
            </a>
          ),
        )}
      </Body>
    </Message>
  );
}

const Message = styled.article`
  padding-top: ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[16]};
    margin: ${token.space[2]} 0 0;
  }
`;

const Body = styled.div`
  max-width: ${token.shell.readingMax};
  margin-top: ${token.space[12]};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${token.type.reading}

  & a {
    color: ${token.text.link};
    &:hover {
      color: ${token.text.linkHover};
    }
  }
`;
