import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const FigureUnit = styled.span`
  /* "week 51" goes to the next line as a whole. */
  display: inline-block;
  max-width: 100%;
  color: ${token.text.muted};
  ${token.type.reading}

  ${below.small} {
    ${token.type.caption}
  }
`;
