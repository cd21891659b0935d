import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ControlFrame } from '../Field/Field.styles.ts';
import { menuItem, MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

/** What opens under the field: a filter where there is one, the list, and what is below it. */
export const ListPanel = styled(MenuSurface)`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  contain: layout style;
`;

export const PanelFilter = styled(ControlFrame)`
  flex: none;
  margin: ${token.space[8]} ${token.space[8]} 0;
`;

export const PanelFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[4]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
`;

export const PanelNote = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[12]} 18px;
  color: ${token.text.muted};

  &:empty {
    display: none;
  }
  &[data-tone='critical'] {
    color: ${token.text.error};
  }
`;

export const List = styled.div`
  box-sizing: border-box;
  max-height: 320px;
  min-height: 0;
  padding: ${token.space[6]};
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
  /* The place of the rows that are not in the page. */
  &[data-virtual]::before,
  &[data-virtual]::after {
    display: block;
    height: var(--rows-before);
    content: '';
  }
  &[data-virtual]::after {
    height: var(--rows-after);
  }
`;

export const OptionRoot = styled.div`
  ${menuItem}

  /* The keyboard's place in the list, while the focus itself stays on the field. */
  [data-keyboard] &[data-highlighted] {
    outline-color: ${token.focus.ring};
  }
  /* Enter takes the highlighted row, and the pointer highlights while it moves: the one that it was left on is not another. */
  &:hover:not([data-highlighted], [aria-selected='true']) {
    background: none;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline-color: Highlight;
    }
  }
`;

export const OptionWords = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & b {
    font-weight: 600;
  }
`;

export const OptionDescription = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}

  [aria-disabled='true'] > * > & {
    color: inherit;
  }
  :not([aria-disabled]) > * > & > b {
    color: ${token.text.default};
  }
`;

export const OptionHint = styled.span`
  flex: none;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const GroupHeading = styled.div`
  box-sizing: border-box;
  min-height: 28px;
  padding: ${token.space[8]} ${token.space[12]} ${token.space[2]};
  color: ${token.text.muted};
  ${token.type.caption}
  overflow-wrap: anywhere;

  ${below.medium} {
    min-height: 32px;
  }
`;
