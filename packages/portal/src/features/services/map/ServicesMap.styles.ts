import { below, from, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Toolbar and chips in one sheet, as above a list. */
export const ToolbarSheet = styled.div`
  ${from.small} {
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.surface};
    background: ${token.bg.surface};

    & > :last-child {
      border-bottom: 0;
    }
  }
`;

export const ToolbarRow = styled.div`
  padding-bottom: ${token.space[12]};

  ${from.small} {
    padding: ${token.space[12]} ${token.space[20]};
    /* In a low window nothing stands below it in its sheet. */
    @media (max-height: 560px) {
      padding-block: ${token.space[8]};
    }
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

/* Beside each other the list has the greater part, and both are of one height, which leaves the foot of both in the window. On phones the list is below the map, and its foot at its end, as the map has the window. */
export const MapAndList = styled.div`
  /* What the base map covers has to fill the width: a lower map could not show the sites of three countries at once. */
  --map-height: max(600px, 100vh - 400px);
  --list-height: calc(var(--map-height) - 109px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};

  ${below.small} {
    --table-end-position: static;
  }
  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

export const MapSheet = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};

  ${from.large} {
    min-height: var(--map-height);
  }
`;

/* The map, and over it the card of the open site, whose place follows from how wide the map is. */
export const MapArea = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/* As high as the bar for what is selected: no row moves. */
export const ListTitle = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token.control.height.compact};
`;

export const Marked = styled.span`
  &[data-marked] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
