import { below, Sheet, token } from '@skerry/ui';
import { MessageThread } from '@skerry/ui/experimental';
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

const Part = styled.div`
  padding: ${token.space[16]} ${token.space[20]};

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  &:first-child {
    padding-block: ${token.space[4]} ${token.space[20]};
  }
  & + & {
    border-top: ${token.border.hairline} solid ${token.border.default};
  }
`;

export interface ConversationProps {
  readonly title: string;
  /** The latest first. */
  readonly messages: readonly ConversationMessage[];
  /** Whom those of the provider speak for: "Skerry delivery". @default the portal's name */
  readonly provider?: string;
  /** The form that writes; left out for those who only read. */
  readonly composer?: ReactNode;
}

/** A sheet with what both sides have written, and a composer at its end. */
export function Conversation({ title, messages, provider, composer }: ConversationProps) {
  const { appName } = useRuntimeConfig();
  return (
    <Sheet title={title} padding="none">
      <Part>
        <MessageThread
          entries={messages.map(({ authorName, isFromProvider, ...message }) => ({
            ...message,
            author: authorName,
            ...(isFromProvider && { isFromOtherSide: true, affiliation: provider ?? appName }),
          }))}
        />
      </Part>
      {composer !== undefined && <Part>{composer}</Part>}
    </Sheet>
  );
}
