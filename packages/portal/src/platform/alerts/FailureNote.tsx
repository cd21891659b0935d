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

/** A call that failed; stays until the next try. In a dialog it is the `error`, as `FailureText`. */
export function FailureNote(props: FailureNoteProps) {
  return (
    <Note tone="critical" role="alert">
      <FailureText {...props} />
    </Note>
  );
}

/** The words alone, for what brings a note of its own. */
export function FailureText({ title, message, advice, error }: FailureNoteProps) {
  return (
    <>
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
    </>
  );
}
