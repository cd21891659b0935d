'use client';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { LinkRoot } from './Link.styles.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  readonly href: string;
  /** `inline` stands in text, `action` leads on ("All orders →"), `back` leads up ("← Back to users list"). @default 'inline' */
  readonly variant?: 'inline' | 'action' | 'back';
}

/**
 * Goes somewhere. For a link that looks like a button: `Button` with `href`.
 *
 * @example
 * <Link variant="back" href="/users">Back to users list</Link>
 */
export function Link({ variant = 'inline', children, ...rest }: TextLinkProps) {
  const { linkComponent } = useKit();
  return (
    <LinkRoot as={linkComponent} {...rest} data-variant={variant}>
      {variant === 'back' && <Icon icon={IconArrowLeft} size="small" />}
      {children}
      {variant === 'action' && <Icon icon={IconArrowRight} size="small" />}
    </LinkRoot>
  );
}
