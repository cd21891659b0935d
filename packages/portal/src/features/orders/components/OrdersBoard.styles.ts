import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Below extraLarge the phases stand below each other: five columns would be too narrow to read. */
export const Board = styled.section`
  display: grid;
  gap: ${token.space[16]};
  align-items: start;

  ${from.extraLarge} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export const Column = styled.div`
  display: grid;
  gap: ${token.space[12]};
  min-width: 0;
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.extraLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
