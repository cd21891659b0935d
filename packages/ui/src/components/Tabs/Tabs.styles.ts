import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { SubMenuCount, tabLine, tabLook, tabRow } from '../SubMenu/SubMenu.styles.ts';

export const TabsRoot = styled.div`
  min-width: 0;
`;

export const TabLine = styled.div`
  ${tabLine}
`;

export const TabRow = styled.div`
  ${tabRow}
`;

export const TabButton = styled.button`
  ${tabLook}
  border: 0;
  background: none;
  cursor: pointer;

  &[aria-disabled='true'] {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const TabCount = SubMenuCount;

export const TabPanelRoot = styled.div`
  padding-top: ${token.space[16]};

  &[hidden] {
    display: none;
  }
  /* Reached by Tab where nothing in it can be. */
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
`;
