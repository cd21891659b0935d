import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/** Rows of a panel of the overview, from edge to edge. */
export const OverviewList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const OverviewRow = styled.li`
  border-top: ${token.border.hairline} solid ${token.border.subtle};

  @media print {
    break-inside: avoid;
  }
`;

/** A row that is a link as a whole. */
export const OverviewRowLink = styled.a`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[20]};
  color: ${token.text.default};
  text-decoration: none;

  &:hover {
    background: ${token.bg.hover};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.border.focus});
  }
`;

/** What a panel says in place of rows. */
export const OverviewNote = styled.p`
  margin: 0;
  padding: ${token.space[16]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  color: ${token.text.muted};
  ${token.type.body}
`;

/** A number by which people know something: it stays in one line. */
export const OverviewNumber = styled.span`
  white-space: nowrap;
`;
