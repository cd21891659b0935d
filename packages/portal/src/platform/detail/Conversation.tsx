import { Avatar, below, Inline, Sheet, Text, token } from '@skerry/ui';
import { DateTime } from '@skerry/ui/experimental';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';

export interface ConversationMessage {
  readonly id: string;
  readonly authorName: string;
  readonly isFromProvider: boolean;
  readonly sentAt: string;
  readonly text: string;
  /** Below the text, such as that it waits for an answer. */
  readonly note?: ReactNode;
}

const Messages = styled.ul`
  display: grid;
  gap: ${token.space[20]};
  margin: 0;
  padding: ${token.space[4]} ${token.space[20]} ${token.space[20]};
  list-style: none;

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

const Message = styled.li`
  display: flex;
  gap: ${token.space[12]};

  & > div {
    min-width: 0;
    overflow-wrap: break-word;
  }
`;

/* The provider's people look alike, and unlike one's own. */
const Face = styled(Avatar)`
  &[data-is-provider] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
  }
`;

const Words = styled.p`
  max-width: 70ch;
  margin: 0;
  white-space: pre-line;
`;

const Composer = styled.div`
  padding: ${token.space[16]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;

export interface ConversationProps {
  readonly title: string;
  /** The latest first. */
  readonly messages: readonly ConversationMessage[];
  /** Said where nobody has written. */
  readonly empty: string;
  /** Whom those of the provider speak for: "Skerry delivery". @default the portal's name */
  readonly provider?: string;
  /** The form that writes; left out for those who only read. */
  readonly composer?: ReactNode;
}

/** What both sides have written, with a composer at its end. */
export function Conversation({ title, messages, empty, provider, composer }: ConversationProps) {
  const { appName } = useRuntimeConfig();
  return (
    <Sheet title={title} padding="none">
      <Messages>
        {messages.length === 0 && (
          <li>
            <Text tone="muted">{empty}</Text>
          </li>
        )}
        {messages.map(({ id, authorName, isFromProvider, sentAt, text, note }) => (
          <Message key={id}>
            <Face name={authorName} size="small" data-is-provider={isFromProvider ? '' : undefined} />
            <div>
              <Inline gap={8}>
                <Text variant="bodyStrong">{authorName}</Text>
                {isFromProvider && (
                  <Text variant="caption" tone="muted">
                    {provider ?? appName}
                  </Text>
                )}
                <Text variant="caption" tone="muted">
                  <DateTime value={sentAt} format="shortDateTime" />
                </Text>
              </Inline>
              <Words>{text}</Words>
              {note}
            </div>
          </Message>
        ))}
      </Messages>
      {composer !== undefined && <Composer>{composer}</Composer>}
    </Sheet>
  );
}
