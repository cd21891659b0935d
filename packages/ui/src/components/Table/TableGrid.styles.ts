import { css, styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

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
  ${cramped} {
    padding-inline: ${token.space[6]};
  }
`;

const headCell = css`
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
const sortButton = css`
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
`;

const bodyCell = css`
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
const rowHead = css`
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

const bodyRow = css`
  &:last-child > * {
    border-bottom: 0;
  }
  &[data-has-link] {
    cursor: pointer;
    & > th {
      position: relative;
    }
    &:hover {
      background: ${token.bg.hover};
    }
  }
  &[data-inactive] {
    color: ${token.text.muted};
  }
  &[data-selected] {
    background: ${token.bg.selected};
    & > :first-child {
      box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
    }
  }
  &:has(> th > a[data-row-link]:focus-visible) {
    background: ${token.bg.hover};
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &:last-child {
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
  }
  &[data-details] > td {
    padding-block: ${token.space[8]} ${token.space[16]};
    background: ${token.bg.sunken};
  }
  &[data-gap] > td {
    height: var(--gap-height);
    padding: 0;
    border: 0;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: ${token.border.strong} solid Highlight;
      outline-offset: calc(-1 * ${token.border.strong});
    }
  }
  @media print {
    break-inside: avoid;
    &[data-gap] {
      display: none;
    }
  }
`;

export const TableGrid = styled.table`
  --row-height: ${token.table.rowComfortable};
  --edge: ${token.space[20]};
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;
  color: ${token.text.default};
  ${token.type.body}

  & > thead > tr > * {
    ${headCell}
  }
  & > thead > tr > th > button {
    ${sortButton}
  }
  & > tbody > tr {
    ${bodyRow}
  }
  & > tbody > tr > * {
    ${bodyCell}
  }
  & > tbody > tr > th {
    ${rowHead}
  }

  &[data-density='compact'] {
    --row-height: ${token.table.rowCompact};
  }
  ${below.medium} {
    &[data-density] {
      --row-height: ${token.table.rowTouch};
    }
  }
  ${below.small} {
    --edge: ${token.space[16]};
  }
  ${cramped} {
    --edge: ${token.space[8]};
  }
  /* Rows come and go while it scrolls; their texts must not move the columns. */
  &[data-virtual] {
    table-layout: fixed;
    & > thead > tr > th {
      width: var(--column-width);
    }
  }
  &[data-sticky-head] > thead > tr > * {
    position: sticky;
    z-index: ${token.layer.sticky};
    top: var(--sk-sticky-top, 0);
    background: ${token.bg.surface};
  }
  @media print {
    &[data-sticky-head] > thead > tr > * {
      position: static;
    }
  }
`;
