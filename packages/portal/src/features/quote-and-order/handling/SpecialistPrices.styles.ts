import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The prices to make, one below the other. */
export const PriceRows = styled.div`
  border-block: ${token.border.hairline} solid ${token.border.subtle};

  & > * + * {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

/** What is priced, and its fields: on wide windows beside each other. */
export const PriceRowFields = styled.div`
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
  ${from.small} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.extraLarge} {
    grid-template-columns: minmax(0, 1fr) 9rem 9rem 9rem;

    & > :first-child {
      grid-column: auto;
    }
    &[data-has-labels] > :first-child {
      /* On the line of what is typed, below the names of the fields. */
      align-self: end;
    }
  }
`;
