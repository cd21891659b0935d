import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A place for what is announced, there all along; while it says nothing it takes no room among its neighbours, 12 px apart. */
export const QuietStatus = styled.div.attrs({ role: 'status' })`
  &:empty {
    margin-top: calc(-1 * ${token.space[12]});
  }
`;
