import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

export const FilterPlace = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  ${from.large} {
    flex: 0 1 320px;
  }
`;

/* Narrow tables have rows of one height and room for the filter only. */
export const ToolbarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};

  ${below.large} {
    display: none;
  }
`;
