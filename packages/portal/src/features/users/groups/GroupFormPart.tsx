import { Heading, Text } from '@skerry/ui';
import { useId, type ReactNode } from 'react';
import { EditorPart, PartHead } from './GroupEditor.styles.ts';

export interface GroupFormPartProps {
  title: string;
  help: string;
  children: ReactNode;
}

/** A part of the form of a group under its own heading. */
export function GroupFormPart({ title, help, children }: GroupFormPartProps) {
  const titleId = useId();
  return (
    <EditorPart aria-labelledby={titleId}>
      <PartHead>
        <Heading level={3} variant="subsection" id={titleId}>
          {title}
        </Heading>
        <Text variant="caption" tone="muted">
          {help}
        </Text>
      </PartHead>
      {children}
    </EditorPart>
  );
}
