import { Text, token } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${token.space[4]};
  align-content: start;
  min-width: 0;

  /* A bar beside it: the control keeps its own colours and its place. */
  &[data-is-changed] {
    position: relative;
  }
  &[data-is-changed]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * ${token.space[12]});
    border-inline-start: ${token.border.selectedBar} solid ${token.tone.attention.icon};
  }
`;

/** A field, and what it was before somebody changed it. */
export function ChangedField({ was, children }: { was: string | undefined; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Root data-is-changed={was === undefined ? undefined : ''}>
      {children}
      {was !== undefined && (
        <Text as="div" variant="caption" tone="attention">
          {formatMessage({ id: 'priceRules.was' }, { what: was })}
        </Text>
      )}
    </Root>
  );
}
