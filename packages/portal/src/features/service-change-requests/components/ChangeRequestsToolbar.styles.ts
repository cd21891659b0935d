import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const FilterPlace = styled.div`
  display: flex;
  gap: ${token.space[8]};

  > :first-child {
    flex: 1 1 auto;
    min-width: 0;
  }

  ${from.medium} {
    max-width: 480px;
  }
`;
