import type { ChangeRequest } from '@skerry/contracts';
import { DateTime, Sheet, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Part, Parts, WrittenText } from './ChangeParts.styles.ts';

/** What has been written about a request, the latest first. */
export function ChangeMessages({ request: { messages } }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  return (
    <Sheet title={formatMessage({ id: 'changeRequestPage.messages.title' })} padding="none">
      <Parts>
        {messages.length === 0 && (
          <Part>
            <Text tone="muted">{formatMessage({ id: 'changeRequestPage.messages.none' })}</Text>
          </Part>
        )}
        {messages.toReversed().map(({ id, authorName, isFromProvider, sentAt, text }) => (
          <Part key={id}>
            <Stack gap={8}>
              <Text variant="caption" tone="muted">
                <FormattedMessage
                  id={isFromProvider ? 'changeRequestPage.messages.fromProvider' : 'changeRequestPage.messages.from'}
                  values={{ name: authorName, time: <DateTime value={sentAt} format="dateTime" /> }}
                />
              </Text>
              <WrittenText>{text}</WrittenText>
            </Stack>
          </Part>
        ))}
      </Parts>
    </Sheet>
  );
}
