import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ControlFrame } from '../Field/Field.styles.ts';
import { menuItem, MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';

export const PhoneFrame = styled(ControlFrame)`
  gap: 0;
  padding-inline-start: 0;

  & > div:first-child {
    display: flex;
    align-self: stretch;
    margin-inline-end: ${token.space[12]};
    border-inline-end: ${token.border.hairline} solid ${token.border.default};
  }
`;

export const ChooserButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0 ${token.space[8]} 0 ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: inherit;
  ${token.type.body}
  white-space: nowrap;
  cursor: pointer;

  ${below.medium} {
    ${token.type.inputLarge}
  }
  & > svg {
    color: ${token.text.muted};
  }
  &:hover:not(:disabled) {
    background: ${token.bg.hover};
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: -1px;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Codes = styled(MenuSurface)`
  &[data-closed] {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
  /* The keyboard's place in the list, while the focus itself stays on the button. */
  ${ChooserButton}:focus-visible + & [data-highlighted] {
    outline-color: ${token.focus.ring};
  }
`;

export const Code = styled.li`
  ${menuItem}

  /* As in every list: the pointer highlights while it moves. */
  &:hover:not([data-highlighted], [aria-selected='true']) {
    background: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
`;
