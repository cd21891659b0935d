import { Button, Inline, Stack, Tag, Text, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

/** A list of named things in a dialog, each with its buttons at the end, in words. */
export const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding-block: ${token.space[8]};
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  &:last-child {
    border-bottom: 0;
  }
`;

/* The words of the last end where the rows do. */
const Actions = styled.div`
  flex: none;
  margin-inline-end: calc(-1 * ${token.control.paddingX.compact});
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export interface EntryProps {
  readonly name: string;
  /** Facts below the name, in one line. What is false or empty is left out. */
  readonly facts: readonly (string | false)[];
  /** After the name, in a word: what sets it apart from the others. */
  readonly mark?: string | undefined;
  /** Before the name, such as a colour. */
  readonly lead?: ReactNode;
  /** What is read out; it begins with the word on the button. */
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One of the list, to be changed or deleted. */
export function Entry({ name, facts, mark, lead, editLabel, deleteLabel, onEdit, onDelete }: EntryProps) {
  const { formatMessage } = useIntl();
  return (
    <Root>
      {lead}
      <Words>
        <Stack gap={2}>
          <Inline gap={8}>
            <Text variant="bodyStrong">{name}</Text>
            {mark !== undefined && <Tag>{mark}</Tag>}
          </Inline>
          <Text variant="caption" tone="muted">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Words>
      <Actions>
        <Inline gap={0} wraps={false}>
          <Button variant="ghost" size="small" aria-label={editLabel} onClick={onEdit}>
            {formatMessage({ id: 'form.edit' })}
          </Button>
          <Button variant="ghost" size="small" aria-label={deleteLabel} onClick={onDelete}>
            {formatMessage({ id: 'form.delete' })}
          </Button>
        </Inline>
      </Actions>
    </Root>
  );
}
