import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]} ${token.space[24]};
`;

export const SectionActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};

  ${below.small} {
    justify-content: space-between;
    width: 100%;

    & > [data-variant='primary'] {
      width: 100%;
    }
  }
`;
