import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface SpokenProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly shown: ReactNode;
  readonly spoken: string;
}

/** Signs for the eye, words for the ear: "Mbit/s" is read letter by letter. */
export function Spoken({ shown, spoken, ...rest }: SpokenProps) {
  return (
    <SpokenRoot {...rest}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </SpokenRoot>
  );
}

/* A number never parts from its unit. */
const SpokenRoot = styled.span`
  position: relative;
  white-space: nowrap;
`;
