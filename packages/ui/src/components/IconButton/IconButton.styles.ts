import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const IconButtonRoot = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: ${token.control.height.comfortable};
  height: ${token.control.height.comfortable};
  margin: 0;
  padding: 0;
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.muted};
  cursor: pointer;
  transition:
    background-color ${token.motion.instant} ${token.motion.standard},
    color ${token.motion.instant} ${token.motion.standard};

  &[data-size='small'] {
    width: ${token.control.height.compact};
    height: ${token.control.height.compact};
  }
  ${below.medium} {
    &,
    &[data-size='small'] {
      width: ${token.control.height.touch};
      height: ${token.control.height.touch};
    }
  }

  &:hover {
    background: ${token.bg.hover};
    color: ${token.text.default};
  }
  &:active {
    background: ${token.bg.pressed};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  &[data-variant='secondary'] {
    border-color: ${token.action.secondary.border};
    background: ${token.action.secondary.bg};
    color: ${token.action.secondary.fg};
    &:hover {
      background: ${token.action.secondary.bgHover};
    }
    &:active {
      background: ${token.action.secondary.bgPressed};
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: none;
    color: ${token.action.disabled.fg};
    cursor: not-allowed;
    &[data-variant='secondary'] {
      border-color: ${token.border.disabled};
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    display: none;
  }
`;
