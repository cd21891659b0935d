import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

/** The places that an address may be, one below the other, with what tells them apart in columns. */
export const Candidates = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};
  list-style: none;

  & > li + li {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
`;

export const CandidateButton = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.25fr);
  gap: ${token.space[12]};
  align-items: center;
  width: 100%;
  min-height: 36px;
  padding: ${token.space[6]} ${token.space[12]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    color: ${token.border.control};
  }
  & b {
    font-weight: 600;
  }
  & [data-is-muted] {
    color: ${token.text.muted};
  }
  &:hover,
  &:focus-visible {
    background: ${token.bg.selected};
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &[aria-disabled] {
    cursor: default;
  }
  ${below.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    row-gap: 0;
    min-height: 44px;

    & > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

/** Where it is, and what is known of it: columns of the row, on narrow windows a line each. */
export const CandidatePart = styled.span`
  display: contents;

  ${below.medium} {
    display: grid;
  }
`;
