import { css, styled } from 'styled-components';
import { from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/* A bearing scale: a line with short ticks, and one tall tick where you are. Brands without ticks set their heights to nothing. */
const tick = css`
  &::after {
    content: '';
    position: absolute;
    right: ${token.space[12]};
    bottom: 0;
    left: ${token.space[12]};
    height: max(${token.shell.tickTall}, ${token.shell.tickBar});
    background:
      linear-gradient(${token.header.active} 0 0) bottom / 100% ${token.shell.tickBar} no-repeat,
      linear-gradient(${token.header.active} 0 0) bottom / 3px ${token.shell.tickTall} no-repeat,
      repeating-linear-gradient(to right, transparent 0 3px, ${token.header.active} 3px 4px, transparent 4px 7px)
        bottom / 100% ${token.shell.tickShort} no-repeat;
    pointer-events: none;

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: linear-gradient(Highlight 0 0) bottom / 100% 3px no-repeat;
    }
  }
`;

export const NavRoot = styled.nav`
  display: none;
  align-self: stretch;

  ${from.large} {
    display: flex;
  }
  @media print {
    display: none;
  }
`;

export const NavList = styled.ul`
  display: flex;
  gap: ${token.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const NavSlot = styled.li`
  position: relative;
  display: none;
  align-items: center;

  &[data-highlight='always'],
  &[data-more] {
    display: flex;
  }
  /* Nothing is left to open where every link stands in the header itself. */
  &[data-empty-from='large'] {
    display: none;
  }
  ${from.extraLarge} {
    &[data-highlight='1'] {
      display: flex;
    }
    &[data-empty-from='extraLarge'] {
      display: none;
    }
  }
  ${from.veryLarge} {
    &[data-highlight] {
      display: flex;
    }
    &[data-empty-from='veryLarge'] {
      display: none;
    }
  }

  ${from.large} {
    ${NavRoot}[data-all-fit] &[data-highlight] {
      display: flex;
    }
    ${NavRoot}[data-all-fit] &[data-more] {
      display: none;
    }
  }

  &[data-current],
  &[data-tick='more'],
  &[data-tick='1'],
  &[data-tick='2'],
  &[data-tick='3'] {
    ${tick}
  }
  &:has([aria-expanded='true'])::after {
    display: none;
  }
  ${from.extraLarge} {
    &[data-tick='1']::after {
      display: none;
    }
  }
  ${from.veryLarge} {
    &[data-tick='2']::after,
    &[data-tick='3']::after {
      display: none;
    }
  }
`;

const headerLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[6]};
  min-height: ${token.control.height.comfortable};
  padding: 0 ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.header.fgMuted};
  ${token.type.nav}
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${token.motion.instant} ${token.motion.standard};

  &:hover {
    background: ${token.header.hover};
    color: ${token.header.fg};
  }
  &[aria-current],
  &[aria-expanded='true'] {
    color: ${token.header.fg};
  }
  &[aria-expanded='true'] {
    background: ${token.header.hover};
  }
  &:focus-visible {
    outline-color: ${token.header.focus};
  }
`;

export const NavLink = styled.a`
  ${headerLink}
`;

export const MoreButton = styled.button`
  ${headerLink}

  /* As bright as a current link only where it has the tick: the header shows the page itself where there is room. */
  [data-tick='more'] > &,
  [data-tick='1'] > &,
  [data-tick='2'] > &,
  [data-tick='3'] > & {
    color: ${token.header.fg};
  }
  ${from.extraLarge} {
    [data-tick='1'] > &:not(:hover, [aria-expanded='true']) {
      color: ${token.header.fgMuted};
    }
  }
  ${from.veryLarge} {
    [data-tick='2'] > &:not(:hover, [aria-expanded='true']),
    [data-tick='3'] > &:not(:hover, [aria-expanded='true']) {
      color: ${token.header.fgMuted};
    }
  }

  & > svg {
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export const MorePanel = styled.div`
  position: absolute;
  z-index: ${token.layer.menu};
  top: calc(100% - ${token.space[6]});
  left: calc(-1 * ${token.space[64]});
  display: flex;
  gap: ${token.space[8]};
  box-sizing: border-box;
  width: max-content;
  max-width: calc(100vw - 2 * ${token.space[16]});
  max-height: calc(100vh - ${token.shell.headerHeight});
  overflow-y: auto;
  padding: ${token.space[16]} 10px 10px;
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.surface};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  color: ${token.text.default};
`;

export const MoreGroup = styled.div`
  min-width: 160px;

  ${from.large} {
    &[data-empty-from='large'] {
      display: none;
    }
  }
  ${from.extraLarge} {
    &[data-empty-from='extraLarge'] {
      display: none;
    }
  }
  ${from.veryLarge} {
    &[data-empty-from='veryLarge'] {
      display: none;
    }
  }
`;

export const MoreGroupLabel = styled.div`
  padding: 0 ${token.space[12]} ${token.space[4]};
  color: ${token.text.muted};
  ${token.type.caption}
`;
