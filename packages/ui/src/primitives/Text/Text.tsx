import type { ComponentProps } from 'react';
import { TextRoot } from './Text.styles.ts';
import type { TextTone, TextVariant } from './Text.styles.ts';

export interface TextProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** The element it renders. @default 'span' */
  readonly as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'code' | 'time';
  /** Type style; what surrounds the text decides where none is given. */
  readonly variant?: TextVariant;
  /** Its colour, by what it means. @default what surrounds the text */
  readonly tone?: TextTone;
  /** Cuts what does not fit into one line. The whole text must be reachable elsewhere. */
  readonly isTruncated?: boolean;
}

/** Text in one of the type styles. For headings see `Heading`. */
export function Text({ variant, tone, isTruncated = false, ...rest }: TextProps) {
  return <TextRoot {...rest} data-variant={variant} data-tone={tone} data-truncated={isTruncated || undefined} />;
}
