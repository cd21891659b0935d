import { IconButton, Inline, Stack, Text, token } from '@skerry/ui';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A list of named things in a dialog, each with its buttons at the end. */
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
  /** Before the name, such as a colour. */
  readonly lead?: ReactNode;
  readonly editLabel: string;
  readonly deleteLabel: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One of the list, to be changed or deleted. */
export function Entry({ name, facts, lead, editLabel, deleteLabel, onEdit, onDelete }: EntryProps) {
  return (
    <Root>
      {lead}
      <Words>
        <Stack gap={2}>
          <Text variant="bodyStrong">{name}</Text>
          <Text variant="caption" tone="muted">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Words>
      <Inline gap={4} wraps={false}>
        <IconButton icon={IconPencil} label={editLabel} onClick={onEdit} />
        <IconButton icon={IconTrash} label={deleteLabel} onClick={onDelete} />
      </Inline>
    </Root>
  );
}
