import { Heading, Text } from '@skerry/ui';
import { useId, type ReactNode } from 'react';
import { Row, RowBody, RowHead } from './ChangeRow.styles.ts';

export interface ChangeRowProps {
  title: string;
  /** For what is named by the title. */
  titleId?: string;
  /** Below the title. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One thing to decide: its name at the left, below medium above. */
export function ChangeRow({ title, titleId, hint, children }: ChangeRowProps) {
  const ownId = useId();
  return (
    <Row>
      <RowHead>
        <Heading level={2} variant="subsection" id={titleId ?? ownId}>
          {title}
        </Heading>
        {hint !== undefined && (
          <Text variant="caption" tone="muted">
            {hint}
          </Text>
        )}
      </RowHead>
      <RowBody>{children}</RowBody>
    </Row>
  );
}
