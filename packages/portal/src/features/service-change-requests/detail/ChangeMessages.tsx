import type { ChangeRequest } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { Conversation } from '../../../platform/detail/Conversation.tsx';

/** What has been written about a request, the latest first. */
export function ChangeMessages({ request: { messages } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <Conversation
      title={formatMessage({ id: 'changeRequestPage.messages.title' })}
      empty={formatMessage({ id: 'changeRequestPage.messages.none' })}
      messages={messages.toReversed()}
    />
  );
}
