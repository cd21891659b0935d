import { styled } from 'styled-components';
import { token } from '@skerry/ui';

/** Title and link on one line, above a table. */
export const TableHeadLine = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`;
