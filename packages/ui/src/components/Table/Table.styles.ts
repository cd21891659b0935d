import { css, keyframes, styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { focusRingInside } from '../../theme/focusRing.ts';
import { lowPhone } from '../../theme/lowPhone.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const sheet = css`
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.surface};
`;

/* What lies above and below a toolbar: for everything that has one on its sheet. */
export const toolbarEdge = css`
  --toolbar-edge: ${token.space[12]};
  /* A low window, as at 200 % zoom, has room for the rows only. */
  @media (max-height: 560px) {
    --toolbar-edge: ${token.space[8]};
  }
`;

/* Nothing here hides its overflow: that would unstick the foot. From small up toolbar and table share one sheet. */
export const TableRoot = styled.div`
  ${toolbarEdge}
  ${from.small} {
    ${sheet}
    box-shadow: ${token.elevation.sheet};
  }
  &[data-plain] {
    border: 0;
    background: none;
    box-shadow: none;
  }
  &[data-selecting] {
    --bulk-bar: calc(${token.control.height.compact} + 2 * var(--toolbar-edge) + ${token.border.hairline});

    /* As controls grow for fingers, the toolbar and what stands in for it do. */
    ${below.medium} {
      --bulk-bar: calc(${token.control.height.touch} + 2 * var(--toolbar-edge) + ${token.border.hairline});
    }
    ${below.small} {
      --bulk-bar: calc(${token.control.height.touch} + 2 * ${token.space[4]} + 2 * ${token.border.hairline});
    }
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

  ${lowPhone} {
    padding-bottom: ${token.space[8]};
  }
  ${from.small} {
    padding: var(--toolbar-edge) ${token.space[20]};
    border-bottom: ${token.border.hairline} solid ${token.border.subtle};
  }
  @media print {
    display: none;
  }
`;

export const TableNotice = styled.div`
  &:empty {
    display: none;
  }
  /* What is there for screen readers alone takes no room. */
  ${below.small} {
    & > :last-child {
      margin-bottom: ${token.space[8]};
    }
  }
  @media print {
    display: none;
  }
`;

export const TableFrame = styled.div`
  /* Hidden words of its cells scroll with them: otherwise they widen the page. */
  position: relative;
  ${below.small} {
    ${sheet}
  }
  [data-plain] > & {
    border: 0;
    background: none;
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  /* Words stay whole and scroll to the side; head and foot would hide the few rows that are in view. */
  ${cramped} {
    overflow-x: auto;
  }
  /* Never the page. Nothing stays in sight then but what stands in it. */
  &[data-wide] {
    --sk-sticky-top: 0px;
    --bulk-bar: 0px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    ${focusRingInside}
  }
  &[data-scrolls] {
    --sk-sticky-top: 0px;
    --bulk-bar: 0px;
    max-height: var(--table-height);
    border-radius: inherit;
    overflow: auto;
    overscroll-behavior-y: contain;
    ${focusRingInside}
  }
  @media print {
    border: 0;
    &[data-wide] {
      overflow: visible;
    }
    &[data-scrolls] {
      max-height: none;
      overflow: visible;
    }
  }
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
  &[data-line='detail'] {
    display: block;
    height: calc(${token.component.skeletonBar} - ${token.space[2]});
    margin-top: ${token.space[6]};
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

/* Stays in sight, above whatever else stays at the lower edge of the window. */
export const TableEnd = styled.div`
  /* A page whose window belongs to something else, such as a map, has it at the end of the rows. */
  position: var(--table-end-position, sticky);
  z-index: ${token.layer.sticky};
  bottom: var(--sk-sticky-bottom, 0px);
  border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  background: ${token.bg.surface};

  /* Its shadow falls upwards. */
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
  /* A low window, as at 200 % zoom, has no room for it besides the rows. */
  @media (max-height: 600px) {
    position: static;
    &::before {
      display: none;
    }
  }
  ${cramped} {
    position: static;
    &::before {
      display: none;
    }
  }
  /* Only the rows go to the side. */
  [data-wide] > & {
    position: sticky;
    inset: auto auto auto 0;
    &::before {
      display: none;
    }
  }
  /* A pager of one page is nothing at all. */
  &:not(:has(> :not(:empty))) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const TableFoot = styled.div`
  padding: ${token.space[8]} ${token.space[16]};
  border-top: ${token.border.hairline} solid ${token.border.default};

  ${from.small} {
    padding-inline: ${token.space[20]};
  }
  [data-wide] > & {
    position: sticky;
    inset-inline-start: 0;
  }
  &:empty {
    display: none;
  }
`;
