import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** The line below the tabs, which scrolls sideways where they do not fit. What scrolls cuts off what stands out: it is larger by the room that the focus ring takes around the names. */
export const tabLine = css`
  overflow-x: auto;
  scrollbar-width: none;
  margin: calc(-1 * ${token.space[4]}) calc(-1 * ${token.space[8]}) 0;
  padding: ${token.space[4]} ${token.space[8]} 0;
  background: linear-gradient(${token.border.default}, ${token.border.default}) bottom / 100% ${token.border.hairline}
    no-repeat content-box;

  /* That there are more tabs shows by the last one in sight fading out. */
  ${below.small} {
    mask-image: linear-gradient(to right, black calc(100% - ${token.space[32]}), transparent);
  }
`;

export const SubMenuRoot = styled.nav`
  ${tabLine}

  @media print {
    display: none;
  }
`;

export const tabRow = css`
  display: flex;
  gap: ${token.space[24]};
  width: max-content;
  margin: 0;
  padding: 0;
  list-style: none;

  ${below.small} {
    padding-inline-end: ${token.space[32]};
  }
`;

export const SubMenuList = styled.ul`
  ${tabRow}
`;

/** The look of one tab, chosen by `aria-current` where it is a link and by `aria-selected` where it shows a panel. */
export const tabLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 32px;
  padding: 0 0 ${token.space[8]};
  border-radius: ${token.radius.tag};
  box-sizing: border-box;
  color: ${token.text.muted};
  ${token.type.bodyStrong}
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    color: ${token.text.default};
  }
  &:is([aria-current], [aria-selected='true']) {
    color: ${token.text.default};
    border-radius: 0;
    box-shadow: inset 0 calc(-1 * ${token.component.tabBar}) 0 ${token.action.primary.bg};
  }
  /* Around the name, clear of its letters, and no wider than what lies between two tabs. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${token.space[2]}) calc(-1 * ${token.space[8]}) 0;
    border-radius: ${token.radius.tag};
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
    pointer-events: none;
  }

  ${below.medium} {
    min-height: ${token.control.height.touch};
    padding-bottom: 0;
  }
  @media (forced-colors: active) {
    &:is([aria-current], [aria-selected='true']) {
      border-bottom: ${token.component.tabBar} solid Highlight;
    }
  }
`;

export const SubMenuLink = styled.a`
  ${tabLook}
`;

/* Two figures wide, also before it is known: what stands after it does not move. */
export const SubMenuCount = styled.span`
  /* In the mono face a figure is 0.6 em wide. A measure in its own figures would fetch it before there is one. */
  min-width: 1.2em;
  color: ${token.text.muted};
  ${token.type.monoSmall}

  &[data-is-waiting] {
    font-family: inherit;
  }
`;

export const SubMenuMark = styled.span`
  width: ${token.space[8]};
  height: ${token.space[8]};
  border-radius: 50%;
  background: ${token.tone.draft.icon};

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
