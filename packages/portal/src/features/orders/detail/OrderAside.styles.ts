import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** A name with how to reach it. */
export const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  overflow-wrap: break-word;

  & + & {
    margin-top: ${token.space[12]};
  }
`;
