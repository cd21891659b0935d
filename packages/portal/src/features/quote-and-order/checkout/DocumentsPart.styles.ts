import { from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What there is to read, a row for each: what it is, and how it is opened. */
export const DocumentRows = styled.ul`
  margin: 0;
  padding: 0;
  border-block: ${token.border.hairline} solid ${token.border.subtle};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[4]} ${token.space[12]};
    align-items: center;
    padding-block: ${token.space[12]};
    overflow-wrap: anywhere;

    ${from.small} {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > li > svg {
    color: ${token.text.muted};
  }
  & > li > :nth-child(3) {
    grid-column: 2;
    justify-self: start;

    ${from.small} {
      grid-column: 3;
    }
  }
`;
