import { css } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* On narrow windows columns give way by their priority. */
export const givesWay = css`
  ${below.small} {
    &[data-visible-from='small'] {
      display: none;
    }
  }
  ${below.medium} {
    &[data-visible-from='medium'] {
      display: none;
    }
  }
  ${below.large} {
    &[data-visible-from='large'] {
      display: none;
    }
  }
  ${below.extraLarge} {
    &[data-visible-from='extraLarge'] {
      display: none;
    }
  }
  ${below.veryLarge} {
    &[data-visible-from='veryLarge'] {
      display: none;
    }
  }
`;

/* The last column that is shown keeps the edge, also where those after it have given way. */
const lastShown = css`
  ${below.small} {
    &[data-last-below='small'] {
      padding-inline-end: var(--edge);
    }
  }
  ${below.medium} {
    &[data-last-below='medium'] {
      padding-inline-end: var(--edge);
    }
  }
  ${below.large} {
    &[data-last-below='large'] {
      padding-inline-end: var(--edge);
    }
  }
  ${below.extraLarge} {
    &[data-last-below='extraLarge'] {
      padding-inline-end: var(--edge);
    }
  }
  ${below.veryLarge} {
    &[data-last-below='veryLarge'] {
      padding-inline-end: var(--edge);
    }
  }
`;

/* The table styles its cells: an element of its own per cell would double what a long list costs. */
const cell = css`
  box-sizing: border-box;
  padding: ${token.space[4]} ${token.table.cellX};
  text-align: start;

  &:first-child {
    padding-inline-start: var(--edge);
  }
  &:last-child {
    padding-inline-end: var(--edge);
  }
  &[data-numeric] {
    text-align: end;
  }
  /* Figures end where the words of the next column begin: without more room the two read as one. */
  ${from.large} {
    &[data-numeric] + :not([data-numeric]) {
      padding-inline-start: ${token.space[24]};
    }
  }
  &[data-lead] {
    position: relative;
    width: calc(${token.component.checkbox} + ${token.space[8]} + var(--edge));
    padding-inline-end: ${token.space[8]};
  }
  /* The whole cell is the target of the check box in it. */
  &[data-lead] > input {
    margin: 0;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  ${below.small} {
    &:last-child:not(:first-child) {
      text-align: end;
    }
  }
  ${givesWay}
  ${cramped} {
    padding-inline: ${token.space[6]};
  }
  ${lastShown}
`;

export const headCell = css`
  ${cell}
  height: ${token.table.headRow};
  padding-block: 0;
  border-bottom: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.muted};
  ${token.type.label}
  white-space: nowrap;

  ${from.extraLarge} {
    width: var(--column-width);
  }
  &[aria-sort] {
    color: ${token.text.default};
  }
  & > svg {
    margin-inline-start: ${token.space[4]};
    vertical-align: -3px;
  }
`;

/* Its text lines up with the cells below; only the reachable area is wider. */
export const sortButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  min-height: ${token.control.height.compact};
  margin-inline: calc(-1 * ${token.space[6]});
  padding: 0 ${token.space[6]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRingInside}

  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.default};
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
  /* In a low window, as at 200 % zoom, the room is for the rows. */
  @media (max-height: 560px) {
    min-height: ${token.control.height.compact};
  }
`;

export const bodyCell = css`
  ${cell}
  height: var(--row-height);
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: anywhere;

  &[data-numeric] {
    ${token.type.figures}
    overflow-wrap: normal;
    white-space: nowrap;
  }
`;

/* The first cell is all link, so that it can be pressed long and dragged; in the rest of the row the text can be marked. */
export const rowHead = css`
  ${token.type.bodyStrong}

  ${cramped} {
    overflow-wrap: break-word;
  }

  & > a[data-row-link] {
    color: inherit;
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
  }
`;
