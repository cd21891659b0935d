import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Side by side where there is room. */
export const InsideFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: ${token.space[16]};
`;
