import { styled } from 'styled-components';
import { ControlFrame } from '../Field/Field.styles.ts';
import { menuItem, MenuSurface } from '../MenuSurface/MenuSurface.styles.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const SelectButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token.space[8]};
  min-width: 0;
  min-height: inherit;
  margin: -1px calc(-1 * ${token.space[12]});
  padding: 0 ${token.space[12]};
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  ${token.type.body}
  text-align: start;
  cursor: pointer;

  ${below.medium} {
    ${token.type.inputLarge}
  }
  & > svg {
    color: ${token.text.muted};
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const SelectFrame = styled(ControlFrame)`
  /* The button fills the frame, so its ring is the frame's. */
  &:has(button:focus-visible),
  &:has(button[aria-expanded='true']) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
`;

export const SelectValue = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: ${token.text.muted};
  }
`;

export const Options = styled(MenuSurface)`
  &[data-closed] {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
  /* The keyboard's place in the list, while the focus itself stays on the button. */
  ${SelectFrame}:has(:focus-visible) + & [data-highlighted] {
    outline-color: ${token.focus.ring};
  }
`;

export const Option = styled.li`
  ${menuItem}

  & > span {
    flex: 1;
    min-width: 0;
  }
`;
