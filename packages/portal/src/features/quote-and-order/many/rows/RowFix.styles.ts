import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** All fields of a row, and the title of those of its contact across them. */
export const RowFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]} ${token.space[16]};
  align-items: start;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.extraLarge} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > [data-part='title'] {
    grid-column: 1 / -1;
  }
`;
