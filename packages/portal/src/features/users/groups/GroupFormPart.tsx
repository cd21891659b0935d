import { Button, Heading, Text, token } from '@skerry/ui';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { EditorPart, PartAction, PartHead } from './GroupEditor.styles.ts';

const FoldHelp = styled.div`
  margin-bottom: ${token.space[12]};
`;

export interface GroupFormPartProps {
  title: string;
  help: string;
  /** For a part that is closed until somebody opens it: what its button says, and whether it begins open. */
  fold?: { label: string; isOpen: boolean };
  children: ReactNode;
}

/** A part of the form of a group under its own heading. */
export function GroupFormPart({ title, help, fold, children }: GroupFormPartProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isOpen, setOpen] = useState(fold?.isOpen ?? true);
  return (
    <EditorPart aria-labelledby={titleId}>
      <PartHead>
        <Heading level={3} variant="subsection" id={titleId}>
          {title}
        </Heading>
        {fold ? (
          <PartAction>
            <Button
              variant="ghost"
              size="small"
              icon={isOpen ? IconChevronUp : IconChevronDown}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? formatMessage({ id: 'userGroups.part.hide' }) : fold.label}
            </Button>
          </PartAction>
        ) : (
          <Text variant="caption" tone="muted">
            {help}
          </Text>
        )}
      </PartHead>
      {fold && isOpen && (
        <FoldHelp>
          <Text variant="caption" tone="muted">
            {help}
          </Text>
        </FoldHelp>
      )}
      {isOpen && children}
    </EditorPart>
  );
}
