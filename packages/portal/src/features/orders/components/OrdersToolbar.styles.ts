import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
`;

export const FilterPlace = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: ${token.space[8]};
  min-width: 0;

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }

  ${from.medium} {
    flex: 0 1 480px;
  }
`;
