import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Where the map stands among the other ways. */
export const PinMapPlace = styled.div`
  display: grid;
  height: 26rem;

  ${below.small} {
    height: auto;
  }
`;

/** One row a pin: its number, what is there, its coordinate, and taking it away. */
export const PinRows = styled.ol`
  margin: 0;
  padding: 0;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[8]} ${token.space[12]};
    align-items: start;
    padding: ${token.space[12]};
  }
  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > li[data-is-selected] {
    background: ${token.bg.selected};
  }
  & [data-part='words'] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Its words begin where those above them do. */
  & [data-part='words'] > button {
    margin-inline-start: calc(-1 * ${token.space[12]});
    text-align: start;
    white-space: normal;
  }
  ${from.medium} {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) 13rem auto;
    }
  }
  ${below.medium} {
    & > li > :nth-child(3) {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }
`;

/** As its dot on the map has it. */
export const PinNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  border-radius: ${token.radius.round};
  background: ${token.map.pin};
  color: ${token.map.pinFg};
  ${token.type.micro}
`;
