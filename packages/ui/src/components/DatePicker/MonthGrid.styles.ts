import { styled } from 'styled-components';
import { freezePattern } from './freezePattern.styles.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const MonthTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & th {
    height: ${token.control.height.compact};
    padding: 0;
    color: ${token.text.muted};
    ${token.type.micro}
    font-size: min(0.75rem, 5vw);
    text-align: center;
  }
  & thead th:first-child {
    width: 2rem;
  }
`;

export const WeekNumber = styled.th`
  border-inline-end: ${token.border.hairline} solid ${token.border.subtle};
`;

export const DayCellRoot = styled.td`
  padding: 0;
  ${freezePattern}
`;

export const DayButton = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 38px;
  border-radius: ${token.radius.control};
  color: ${token.text.default};
  ${token.type.figures}
  cursor: pointer;
  user-select: none;

  ${below.medium} {
    min-height: ${token.control.height.touch};
  }

  /* states */
  &[hidden] {
    display: none;
  }
  &:hover:not([data-disabled]) {
    background: ${token.bg.hover};
  }
  &:focus-visible {
    z-index: 1;
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &[data-today] {
    font-weight: 700;
  }
  &[data-today]::after {
    position: absolute;
    bottom: 5px;
    width: 12px;
    height: 2px;
    background: currentcolor;
    content: '';
  }
  &[data-selected] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
  }
  &[data-selected]:focus-visible {
    outline-color: ${token.action.primary.fg};
    outline-offset: -4px;
  }
  &[data-selected]:hover {
    background: ${token.action.primary.bgHover};
  }
  &[data-within],
  &[data-within]:hover {
    border-radius: 0;
    background: ${token.bg.selected};
    color: ${token.text.default};
  }
  &[data-within]:focus-visible {
    outline-color: ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &[data-disabled] {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  ${DayCellRoot}[data-freeze] &[data-disabled] {
    color: ${token.text.muted};
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Canvas;
    color: CanvasText;
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
    }
    &[data-within] {
      border-block: 2px solid Highlight;
      background: Canvas;
      color: CanvasText;
    }
    &[data-disabled] {
      color: GrayText;
    }
    ${DayCellRoot}[data-freeze] & {
      background: none;
    }
    ${DayCellRoot}[data-freeze] &[data-disabled] {
      color: GrayText;
    }
  }
`;
