import type { ChangeRequest } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { Conversation } from '../../../platform/detail/Conversation.tsx';

interface ChangeMessagesProps {
  request: ChangeRequest;
  mayWrite: boolean;
}

/** What has been written about a request, the latest first; nothing where nobody has written and nobody can any more. */
export function ChangeMessages({ request: { messages }, mayWrite }: ChangeMessagesProps) {
  const { formatMessage } = useIntl();
  if (messages.length === 0 && !mayWrite) return null;
  return (
    <Conversation
      title={formatMessage({ id: 'changeRequestPage.messages.title' })}
      empty={formatMessage({ id: 'changeRequestPage.messages.none' })}
      messages={messages.toReversed()}
    />
  );
}
