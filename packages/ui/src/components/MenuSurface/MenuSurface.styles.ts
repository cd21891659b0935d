import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** What floats over the page at a button: menus, lists to choose from, panels. Where it stands is the business of `useFloating` or its parent. */
export const MenuSurface = styled.div`
  z-index: ${token.layer.menu};
  box-sizing: border-box;
  margin: 0;
  padding: ${token.space[6]};
  overflow: auto;
  overscroll-behavior: contain;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  color: ${token.text.default};
  ${token.type.body}
  list-style: none;

  @media print {
    display: none;
  }
`;

/** One entry of a menu or list. `aria-current` and `aria-selected` mark the chosen one, `data-highlighted` the one under keyboard or pointer. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  box-sizing: border-box;
  width: 100%;
  min-height: 36px;
  margin: 0;
  padding: ${token.space[6]} ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.tag};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${below.medium} {
    min-height: ${token.control.height.touch};
  }

  & > svg {
    color: ${token.text.muted};
  }
  &:hover,
  &[data-highlighted] {
    background: ${token.bg.hover};
  }
  &[aria-current='page'],
  &[aria-selected='true'] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
    font-weight: 600;
  }
  &[data-highlighted] {
    outline: ${token.border.focus} solid transparent;
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${token.text.disabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-current='page'],
    &[aria-selected='true'] {
      border-inline-start: ${token.border.selectedBar} solid Highlight;
    }
  }
`;
