import type { MessageId } from '@skerry/i18n';
import { Button, Inline, Note, Stack, Text } from '@skerry/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface ConflictNoteProps {
  /** What somebody else has changed. @default a user */
  title?: MessageId;
  /** What the other has changed, one line each. */
  children: ReactNode;
  onTakeOver: () => void;
  onSaveMine: () => void;
  /** False where one's own version is not complete. @default true */
  canSaveMine?: boolean;
}

/** Two have changed the same thing: says what the other has done, and leaves the choice. Takes the focus when it appears. */
export function ConflictNote({ title, children, onTakeOver, onSaveMine, canSaveMine = true }: ConflictNoteProps) {
  const intl = useIntl();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tone="attention" role="alert" tabIndex={-1}>
      <Stack gap={8}>
        <Text variant="bodyStrong">{intl.formatMessage({ id: title ?? 'users.conflict.title' })}</Text>
        <Text as="p">{intl.formatMessage({ id: 'fetchErrors.409' })}</Text>
        {children}
        <Text as="p">{intl.formatMessage({ id: 'users.conflict.choice' })}</Text>
        <Inline>
          <Button size="small" onClick={onTakeOver}>
            {intl.formatMessage({ id: 'users.conflict.takeOver' })}
          </Button>
          <Button size="small" disabled={!canSaveMine} onClick={onSaveMine}>
            {intl.formatMessage({ id: 'users.conflict.saveMine' })}
          </Button>
        </Inline>
      </Stack>
    </Note>
  );
}
