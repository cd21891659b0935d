import type { MessageId } from '@skerry/i18n';
import { Note, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FailureNoteProps {
  title: MessageId;
  /** Why, and what to do. */
  children: ReactNode;
  /** @default 'critical' */
  tone?: 'critical' | 'attention';
}

/** Says above the fields what went wrong. It is read out when it appears. */
export function FailureNote({ title, children, tone = 'critical' }: FailureNoteProps) {
  return (
    <Note tone={tone} role="alert">
      <Text as="strong" variant="bodyStrong">
        <FormattedMessage id={title} />
      </Text>
      <div>{children}</div>
    </Note>
  );
}
