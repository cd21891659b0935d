import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Fields beside each other, and what checks them at the end. */
export const FixFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  align-items: end;

  ${from.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;

    &:not(:has(> :nth-child(3))) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

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
