import { css, styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { cutOff } from './CellLines.styles.ts';
import { bodyCell, givesWay, headCell, rowHead, sortButton } from './TableCells.styles.ts';

const bodyRow = css`
  &:last-child > * {
    border-bottom: 0;
  }
  &[data-has-link] {
    cursor: pointer;
    & > th {
      position: relative;
    }
    &:hover:not([data-selected], [aria-current]) {
      background: ${token.bg.hover};
    }
  }
  &[data-inactive] {
    color: ${token.text.muted};
  }
  &:is([data-selected], [aria-current]) {
    background: ${token.bg.selected};
    & > :first-child {
      box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
    }
  }
  &:has(> th > a[data-row-link]:focus-visible) {
    position: relative;
    background: ${token.bg.hover};
    /* The link's own area becomes the ring of the row: cells would lie over an outline of the row itself. */
    & > th {
      position: static;
      overflow: visible;
    }
    & > th > a[data-row-link]::after {
      z-index: 1;
      outline: ${token.border.focus} solid ${token.focus.ring};
      outline-offset: calc(-1 * ${token.border.focus});
      pointer-events: none;
    }
  }
  &:is([data-selected], [aria-current]):has(> th > a[data-row-link]:focus-visible) {
    background: ${token.bg.selected};
  }
  &:last-child {
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
  }
  &[data-group] > :is(th, td) {
    height: ${token.table.headRow};
    padding-block: 0;
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
    background: ${token.bg.sunken};
    ${token.type.label}
    & > span {
      margin-inline-start: ${token.space[4]};
      color: ${token.text.muted};
      font-weight: 400;
    }
  }
  &[data-between] > td {
    height: auto;
    padding-block: 0;
    padding-inline: 0;
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
  &[data-details] > td {
    padding-block: ${token.space[8]} ${token.space[16]};
    background: ${token.bg.sunken};
  }
  /* One row with the cells above. */
  &:has(+ [data-foot]) > * {
    border-bottom: 0;
  }
  &[data-foot] > td {
    height: auto;
    padding-block: 0 ${token.space[12]};
  }
  &[data-gap] > td {
    height: var(--gap-height);
    padding: 0;
    border: 0;
  }

  @media (forced-colors: active) {
    &:is([data-selected], [aria-current]) {
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

/* Where no other column has room to spare. */
const widens = css`
  &[data-widens='always'] {
    width: auto;
  }
  ${below.small} {
    &[data-widens='small'] {
      width: auto;
    }
  }
  ${below.medium} {
    &[data-widens='medium'] {
      width: auto;
    }
  }
  ${below.large} {
    &[data-widens='large'] {
      width: auto;
    }
  }
  ${below.extraLarge} {
    &[data-widens='extraLarge'] {
      width: auto;
    }
  }
  ${below.veryLarge} {
    &[data-widens='veryLarge'] {
      width: auto;
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
  /* Words of a head end where the figures below it end. */
  & > thead > tr > th[data-numeric] > button {
    flex-direction: row-reverse;
  }
  /* That a column can be sorted by shows when it is wanted; by which the rows are sorted, always. Fingers can't hover. */
  @media (hover: hover) {
    & > thead > tr > th:not([aria-sort]) > button:not(:hover, :focus-visible) > svg {
      opacity: 0;
    }
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

  &[role='grid'] > tbody > tr > :focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }

  &[data-lines='2'] {
    --row-height: ${token.table.rowTwoLine};
  }
  &[data-density='compact'] {
    --row-height: ${token.table.rowCompact};
  }
  ${below.medium} {
    &[data-density] {
      --row-height: ${token.table.rowTouch};
    }
    &[data-density][data-lines='2'] {
      --row-height: ${token.space[64]};
    }
  }
  ${below.small} {
    --edge: ${token.space[16]};
    /* Its name has little enough room. */
    & > tbody > tr > [data-lead] + th {
      padding-inline-start: ${token.space[4]};
    }
  }
  ${cramped} {
    --edge: ${token.space[8]};
  }
  /* Texts must not move the columns: neither those of the next page nor those that come while it scrolls. */
  &[data-layout='fixed'] > tbody > tr:not([data-between], [data-details], [data-foot], [data-group]) > * {
    ${cutOff}
    padding-block: 0;
    & > a[data-row-link] {
      display: block;
      ${cutOff}
    }
    & > ul {
      flex-wrap: nowrap;
    }
  }
  & > colgroup > col[data-lead] {
    width: calc(${token.component.checkbox} + ${token.space[8]} + var(--edge));
  }
  & > colgroup > col {
    width: var(--column-width);
    ${givesWay}
  }
  &[data-head-hidden] > thead {
    ${visuallyHidden}
  }
  &[data-layout='fixed'],
  &[data-virtual] {
    table-layout: fixed;
    & > thead > tr > th {
      width: var(--column-width);
    }
    & > colgroup > col,
    & > thead > tr > th {
      ${widens}
    }
  }
  &[data-sticky-head] > thead > tr > * {
    position: sticky;
    z-index: ${token.layer.sticky};
    top: calc(var(--sk-sticky-top, 0px) + var(--bulk-bar, 0px));
    background: ${token.bg.surface};
  }
  @media print {
    &[data-sticky-head] > thead > tr > * {
      position: static;
    }
    /* On paper nothing can be sorted: a head is its words, and by which the rows are sorted. */
    & > thead > tr > th:not([aria-sort]) > button > svg {
      display: none;
    }
  }
`;
