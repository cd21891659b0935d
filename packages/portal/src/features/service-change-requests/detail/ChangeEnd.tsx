import type { ChangeRequest } from '@skerry/contracts';
import { DateTime, Note, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { WrittenText } from './ChangeParts.styles.ts';

const tones = { DONE: 'positive', CANCELLED: 'neutral', REJECTED: 'critical', FAILED_ROLLED_BACK: 'critical' } as const;

/** How a request ended: that the change was made, or why not, and who said what. */
export function ChangeEnd({ request }: { request: ChangeRequest }) {
  const { formatMessage } = useIntl();
  const { status, approval, approvedBy, events } = request;
  if (status !== 'DONE' && status !== 'FAILED_ROLLED_BACK' && status !== 'REJECTED' && status !== 'CANCELLED')
    return null;
  const end = events.findLast((event) => event.status === status);
  // The flag beside the title says that it failed.
  const isFailure = status === 'FAILED_ROLLED_BACK';
  return (
    <Note tone={tones[status]}>
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          {isFailure && end !== undefined && end.text !== ''
            ? end.text
            : approval === 'DECLINED' && approvedBy !== null
              ? formatMessage({ id: 'changeRequest.approval.DECLINED' }, { name: approvedBy })
              : formatMessage({ id: `changeRequestPage.ended.${status}` })}
        </Text>
        {end && (
          <>
            {end.text !== '' && !isFailure && <WrittenText>{end.text}</WrittenText>}
            <Text as="p" variant="caption">
              <FormattedMessage
                id="changeRequestPage.ended.by"
                values={{ name: end.authorName, day: <DateTime value={end.at} /> }}
              />
            </Text>
          </>
        )}
      </Stack>
    </Note>
  );
}
