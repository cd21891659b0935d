import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingVariant = 'display' | 'title' | 'section' | 'subsection';

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'color'> {
  /** Place in the outline of the page. */
  readonly level: HeadingLevel;
  /** How large it is, whatever its level says. @default the level's own: title, section, subsection, subsection */
  readonly variant?: HeadingVariant;
}

const variantOfLevel = { 1: 'title', 2: 'section', 3: 'subsection', 4: 'subsection' } as const;

/** A heading. How it looks and where it stands in the outline are two choices. */
export function Heading({ level, variant = variantOfLevel[level], ...rest }: HeadingProps) {
  return <HeadingRoot as={`h${level}`} {...rest} data-variant={variant} />;
}

const HeadingRoot = styled.h1`
  margin: 0;
  overflow-wrap: break-word;
  text-wrap: balance;

  &[data-variant='display'] {
    ${token.type.display}
  }
  &[data-variant='title'] {
    ${token.type.title}
  }
  &[data-variant='section'] {
    ${token.type.section}
  }
  &[data-variant='subsection'] {
    ${token.type.subsection}
  }

  ${below.small} {
    &[data-variant='display'],
    &[data-variant='title'] {
      ${token.type.figureSmall}
    }
  }
`;
