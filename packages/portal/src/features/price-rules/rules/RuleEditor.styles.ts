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

/** The rule that is open, and what it does beside it. */
export const RuleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

/** The rule’s name and state, and what it does in one sentence. */
export const RuleHead = styled.div`
  display: grid;
  gap: ${token.space[4]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[12]};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p {
    margin: 0;
    max-width: 44rem;
  }
`;

/** Buttons at the end of a form. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`;
