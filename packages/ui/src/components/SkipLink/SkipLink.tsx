'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useUiText } from '../../theme/useUiText.ts';
import { token } from '../../tokens/token.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Address of the main content, which needs `tabIndex={-1}` to take the focus. @default '#main' */
  readonly href?: string;
  /** What it says. @default "Skip to main content" */
  readonly label?: string;
}

/** First in the page: takes keyboard users past the header. Shows when it has the focus. */
export function SkipLink({ href = '#main', label, ...rest }: SkipLinkProps) {
  const text = useUiText();
  return (
    <SkipLinkRoot {...rest} href={href}>
      {text('ui.skipLink.toMain', label)}
    </SkipLinkRoot>
  );
}

const SkipLinkRoot = styled.a`
  position: fixed;
  z-index: ${token.layer.tooltip};
  top: ${token.space[8]};
  left: ${token.space[8]};
  padding: ${token.space[8]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.bg.inverse};
  color: ${token.text.inverse};
  ${token.type.bodyStrong}
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`;
