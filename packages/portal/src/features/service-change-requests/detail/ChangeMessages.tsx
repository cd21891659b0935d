import type { ChangeRequest } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { Conversation } from '../../../platform/detail/Conversation.tsx';

interface ChangeMessagesProps {
  request: ChangeRequest;
}

/** What has been written about a request, the latest first; nothing where nobody has written. */
export function ChangeMessages({ request: { messages } }: ChangeMessagesProps) {
  const { formatMessage } = useIntl();
  if (messages.length === 0) return null;
  return (
    <Conversation title={formatMessage({ id: 'changeRequestPage.messages.title' })} messages={messages.toReversed()} />
  );
}
