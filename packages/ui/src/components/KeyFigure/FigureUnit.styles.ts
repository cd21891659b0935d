import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const FigureUnit = styled.span`
  color: ${token.text.muted};
  ${token.type.reading}

  ${below.small} {
    ${token.type.caption}
  }
`;
