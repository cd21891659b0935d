import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Rows of a side sheet, divided by hairlines. */
export const SideRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SideRow = styled.li`
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  overflow-wrap: anywhere;

  &[data-has-time] {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${token.space[12]};

    ${from.small} {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
`;
