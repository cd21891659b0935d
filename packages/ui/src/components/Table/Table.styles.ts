import { css, keyframes, styled } from 'styled-components';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const sheet = css`
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
`;

/* Nothing here hides its overflow: that would unstick the foot. From small up toolbar and table share one sheet. */
export const TableRoot = styled.div`
  ${from.small} {
    ${sheet}
    box-shadow: ${token.elevation.sheet};
  }
  @media print {
    border: 0;
    box-shadow: none;
  }
`;

export const TableToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
  padding-bottom: ${token.space[12]};

  ${from.small} {
    padding: ${token.space[12]} ${token.space[20]};
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
  @media print {
    display: none;
  }
`;

export const TableFrame = styled.div`
  ${below.small} {
    ${sheet}
  }
  @media print {
    border: 0;
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
`;

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
  &[data-align='end'] {
    text-align: end;
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
`;

export const HeadCell = styled.th`
  ${cell}
  height: ${token.table.headRow};
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

export const BodyCell = styled.td`
  ${cell}
  height: var(--row-height);
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  font-weight: inherit;
  overflow-wrap: anywhere;

  &[data-is-numeric] {
    ${token.type.figures}
    overflow-wrap: normal;
    white-space: nowrap;
  }

  /* What stands in a row besides its link is a target of its own, above the link's area. */
  & :is(a, button, input, label, select, [role='switch']):not([data-row-link]) {
    position: relative;
    z-index: 1;
  }
`;

export const BodyRow = styled.tr`
  position: relative;

  &:last-child > ${BodyCell} {
    border-bottom: 0;
  }
  &[data-has-link]:hover {
    background: ${token.bg.hover};
  }
  &[data-inactive] {
    color: ${token.text.muted};
  }
  &[data-selected] {
    background: ${token.bg.selected};
    & > ${BodyCell}:first-child {
      box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
    }
  }
  &:has([data-row-link]:focus-visible) {
    background: ${token.bg.hover};
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &:last-child {
    border-end-start-radius: ${token.radius.surface};
    border-end-end-radius: ${token.radius.surface};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: ${token.border.strong} solid Highlight;
      outline-offset: calc(-1 * ${token.border.strong});
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

/* Its area is the whole row: a real link, so every way of opening one works anywhere in the row. */
export const RowLink = styled.a`
  color: inherit;
  ${token.type.bodyStrong}
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const RowTitle = styled.span`
  ${token.type.bodyStrong}
`;

const glint = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const SkeletonBar = styled.span`
  display: inline-block;
  width: var(--bar-width, 60%);
  height: ${token.component.skeletonBar};
  border-radius: ${token.radius.tag};
  background: linear-gradient(90deg, ${token.bg.skeleton} 30%, ${token.bg.skeletonGlint} 50%, ${token.bg.skeleton} 70%)
    0 0 / 200% 100%;
  vertical-align: middle;
  animation:
    ${appear} 1ms ${token.time.skeletonDelay} backwards,
    ${glint} 1600ms linear infinite;

  &[data-shape='tags'] {
    height: ${token.component.tagHeight};
  }
  &[data-shape='switch'] {
    width: ${token.component.switchWidth};
    height: ${token.component.switchHeight};
    border-radius: ${token.radius.round};
  }
  @media (prefers-reduced-motion: reduce) {
    background: ${token.bg.skeleton};
    animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
  }
  @media (forced-colors: active) {
    background: GrayText;
  }
`;

export const TableFoot = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  bottom: 0;
  padding: ${token.space[8]} ${token.space[16]};
  border-top: ${token.border.hairline} solid ${token.border.default};
  border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  background: ${token.bg.surface};

  /* The shadow of the foot falls upwards. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: inherit;
    border-radius: inherit;
    box-shadow: ${token.elevation.sticky};
    transform: scaleY(-1);
    clip-path: inset(0 0 -16px 0);
  }
  ${from.small} {
    padding-inline: ${token.space[20]};
  }
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;
