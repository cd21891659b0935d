import type { MessageId } from '@skerry/i18n';
import { Note, Text } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { FailureDetails } from './FailureDetails.tsx';
import type { MessageDescriptor } from './error-message.ts';

export interface FailureNoteProps {
  /** What was not done. */
  title: MessageId;
  /** Why. */
  message: MessageDescriptor;
  /** What to do about it, where the reason alone doesn't say. */
  advice?: MessageId | undefined;
  /** What failed, for the provider's own staff. */
  error: unknown;
}

/** A call that failed; stays until the next try. */
export function FailureNote({ title, message, advice, error }: FailureNoteProps) {
  return (
    <Note tone="critical" role="alert">
      <Text as="p" variant="bodyStrong">
        <FormattedMessage id={title} />
      </Text>
      <Text as="p">
        <FormattedMessage {...message} />
      </Text>
      {advice && (
        <Text as="p">
          <FormattedMessage id={advice} />
        </Text>
      )}
      <FailureDetails error={error} />
    </Note>
  );
}
