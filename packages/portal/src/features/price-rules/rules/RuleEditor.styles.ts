import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Two fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  align-items: start;

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The list prices, by capacity. */
export const ListPrices = styled.div`
  display: grid;
  gap: ${token.space[12]};

  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[8]} ${token.space[16]};
    align-items: end;
  }
  & > div > :first-child {
    grid-column: 1 / -1;
  }
`;

/** The list, and the rule that is open beside it. */
export const RuleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  ${from.extraLarge} {
    &[data-is-open] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    }
  }
`;

/** Buttons at the end of a form. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;
