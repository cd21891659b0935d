import { styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const MobileMenuRoot = styled.div`
  display: flex;
  align-items: center;

  ${from.large} {
    display: none;
  }
`;

export const MobileMenuToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  min-height: ${token.control.height.touch};
  padding: 0 ${token.space[16]};
  border: ${token.border.hairline} solid ${token.header.control};
  border-radius: ${token.radius.control};
  background: ${token.header.bg};
  color: ${token.header.fg};
  ${token.type.bodyStrong}
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.header.hover};
  }
  &:focus-visible {
    outline-color: ${token.header.focus};
  }
`;

/* Under the header, over the page. */
export const MobileMenuScrim = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  height: 100vh;
  background: ${token.bg.scrim};
`;

export const MobileMenuPanel = styled.nav`
  position: absolute;
  z-index: ${token.layer.menu};
  top: 100%;
  right: 0;
  left: 0;
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  color: ${token.text.default};

  /* What lies below the edge fades, to say that there is more. */
  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    left: 0;
    height: ${token.space[32]};
    background: linear-gradient(to top, ${token.bg.raised}, transparent);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border-bottom: ${token.border.hairline} solid CanvasText;
    &::after {
      display: none;
    }
  }
`;

export const MobileMenuScroll = styled.div`
  box-sizing: border-box;
  max-height: calc(${token.shell.menuMaxHeight} * 100vh);
  max-height: calc(${token.shell.menuMaxHeight} * 100dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${token.space[8]} ${token.space[24]};
`;

export const MobileMenuProfile = styled.div`
  border-bottom: ${token.border.hairline} solid ${token.border.subtle};

  ${from.medium} {
    display: none;
  }
`;

export const MobileMenuPages = styled.div`
  padding-top: ${token.space[8]};
`;
