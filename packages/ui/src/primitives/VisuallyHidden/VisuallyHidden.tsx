import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from './visuallyHidden.ts';

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <VisuallyHiddenRoot {...props} />;
}

const VisuallyHiddenRoot = styled.span`
  ${visuallyHidden}
`;
