import { styled } from 'styled-components';
import { isDomProp, systemStyles, type SystemProps } from '../system/systemProps.ts';

/** Elements that only lay out or group. What can be operated is a component of its own. */
export type LayoutElement =
  'div' | 'section' | 'article' | 'aside' | 'main' | 'header' | 'footer' | 'nav' | 'form' | 'ul' | 'ol' | 'li' | 'span';

/** The element behind the layout primitives, and the only one whose styles depend on props. */
export const Primitive = styled.div.withConfig({ shouldForwardProp: isDomProp })<SystemProps>`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${systemStyles}
`;
