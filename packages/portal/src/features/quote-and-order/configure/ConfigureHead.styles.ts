import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Whether it is kept, and the way out; on a phone the words of that button begin where the title does. */
export const KeptAndClose = styled.div`
  display: flex;
  gap: ${token.space[12]};
  align-items: center;

  ${below.small} {
    flex-direction: row-reverse;
    margin-inline-start: calc(-1 * ${token.space[16]});
  }
`;
