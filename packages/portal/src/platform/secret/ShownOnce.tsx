import { Button, Heading, Inline, Note, Stack, Text, from, token } from '@skerry/ui';
import { CopyButton } from '@skerry/ui/experimental';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ShownOnceProps {
  /** What was made. */
  title: string;
  /** That it is not shown again, and what to do with it. */
  help: string;
  secrets: readonly { readonly label: string; readonly value: string; readonly copyLabel: string }[];
  /** What else can be done with it. */
  actions?: ReactNode;
  doneLabel: string;
  /** It has been kept: it goes away. */
  onDone: () => void;
}

const Rows = styled.div`
  display: grid;
  gap: ${token.space[8]};

  ${from.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Value = styled.code`
  display: block;
  padding: ${token.space[8]} ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  color: ${token.text.default};
  background: ${token.bg.surface};
  overflow-wrap: anywhere;
  ${token.type.mono}
`;

/** A secret right after it was made: shown to be copied, until its owner says that they have kept it. */
export function ShownOnce({ title, help, secrets, actions, doneLabel, onDone }: ShownOnceProps) {
  return (
    <Note tone="positive" role="status">
      <Stack gap={12}>
        <div>
          <Heading level={2} variant="section">
            {title}
          </Heading>
          <Text as="p">{help}</Text>
        </div>
        <Rows>
          {secrets.map(({ label, value, copyLabel }) => (
            <Fragment key={label}>
              <Value aria-label={label} translate="no">
                {value}
              </Value>
              <CopyButton isFullWidth value={value} label={copyLabel} />
            </Fragment>
          ))}
        </Rows>
        <Inline>
          {actions}
          <Button onClick={onDone}>{doneLabel}</Button>
        </Inline>
      </Stack>
    </Note>
  );
}
