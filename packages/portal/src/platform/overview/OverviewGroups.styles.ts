import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';
import { OverviewRowLink } from './OverviewList.styles.ts';

/** Key figures of a panel, which begin where its heading does. */
export const OverviewFigures = styled.div`
  ${below.small} {
    & > dl[data-layout] > * {
      padding-inline-start: ${token.space[20]};
    }
  }
`;

/** Lists of a panel beside each other where there is room. Each draws the line to those before it into the gap. */
export const OverviewGroups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 1px;
  overflow: hidden;
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  border-end-start-radius: ${token.radius.surface};
  border-end-end-radius: ${token.radius.surface};
`;

export const OverviewGroup = styled.div`
  min-width: 0;
  padding-block: ${token.space[8]};
  box-shadow:
    -1px 0 ${token.border.subtle},
    0 -1px ${token.border.subtle};
`;

export const OverviewGroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[0]} ${token.space[16]};
  box-sizing: border-box;
  min-height: ${token.space[32]};
  padding: ${token.space[4]} ${token.space[20]};

  & > h3 {
    margin: 0;
    color: ${token.text.muted};
    ${token.type.label}
  }
`;

/** Counts, in as many columns as there is room for. */
export const OverviewCounts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space[0]} 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;

  & > li {
    box-shadow: -1px 0 ${token.border.subtle};
  }
`;

/** What and how many, in one line: the number ends where its column does. */
export const OverviewCountLink = styled(OverviewRowLink)`
  justify-content: space-between;
  padding-block: ${token.space[8]};

  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
