import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** What it is, and when, at the two ends of a line. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[20]};
`;

export const Actions = styled.div`
  flex: none;
`;

/** Rows of a panel in the side column. */
export const SideList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SideRow = styled.li`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  padding-block: ${token.space[8]};
  overflow-wrap: anywhere;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

/** What the sites are shown by, and how they do in all. */
export const StateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
`;
