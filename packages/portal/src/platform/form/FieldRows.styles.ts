import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What is filled in for each of several things, one below the other. */
export const FieldRows = styled.div`
  border-block: ${token.border.hairline} solid ${token.border.subtle};

  & > * + * {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

/** What it is about, and its two or three short fields (`data-fields`): beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[12]};
  align-items: start;
  padding-block: ${token.space[12]};

  & > :first-child {
    grid-column: 1 / -1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-fields='2'] {
    ${from.small} {
      grid-template-columns: minmax(0, 1fr) 8rem 8rem;
    }
  }
  &[data-fields='3'] {
    ${from.small} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${from.extraLarge} {
      grid-template-columns: minmax(0, 1fr) 9rem 9rem 9rem;
    }
  }
  &[data-fields='2'] > :first-child {
    ${from.small} {
      grid-column: auto;
      align-self: center;
    }
  }
  &[data-fields='3'] > :first-child {
    ${from.extraLarge} {
      grid-column: auto;
    }
  }
  /* On the line of what is typed, below the names of the fields. */
  &[data-fields='2'][data-has-labels] > :first-child {
    ${from.small} {
      align-self: end;
      padding-block-end: ${token.space[6]};
    }
  }
  &[data-fields='3'][data-has-labels] > :first-child {
    ${from.extraLarge} {
      align-self: end;
    }
  }
`;
