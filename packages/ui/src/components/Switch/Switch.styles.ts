import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const SwitchRoot = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.space[24]};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.round};
  background: none;
  color: ${token.text.default};
  ${token.type.caption}
  text-align: start;
  cursor: pointer;

  ${below.medium} {
    min-width: ${token.control.height.touch};
    min-height: ${token.control.height.touch};
  }
  &:disabled {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Track = styled.span`
  position: relative;
  flex: none;
  width: ${token.component.switchWidth};
  height: ${token.component.switchHeight};
  border-radius: ${token.radius.round};
  background: ${token.control.off};
  transition: background-color ${token.motion.instant} ${token.motion.standard};

  ${SwitchRoot}:hover & {
    background: ${token.border.controlHover};
  }
  ${SwitchRoot}[aria-checked='true'] & {
    background: ${token.control.on};
  }
  ${SwitchRoot}:disabled & {
    background: ${token.border.disabled};
  }
  ${SwitchRoot}:focus-visible & {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: ${token.border.hairline} solid ButtonText;
    background: ButtonFace;
    ${SwitchRoot}[aria-checked='true'] & {
      background: Highlight;
    }
  }
`;

export const Thumb = styled.span`
  position: absolute;
  top: 2px;
  inset-inline-start: 2px;
  display: grid;
  place-items: center;
  width: ${token.component.switchThumb};
  height: ${token.component.switchThumb};
  border-radius: ${token.radius.round};
  background: ${token.bg.surface};
  color: ${token.control.on};
  transition: transform ${token.motion.fast} ${token.motion.standard};

  ${SwitchRoot}[aria-checked='true'] & {
    transform: translateX(16px);
    background: ${token.control.onFg};
  }
  ${SwitchRoot}:disabled & {
    color: ${token.border.disabled};
  }
  ${SwitchRoot}[aria-busy='true'] & {
    background: none;
    color: ${token.control.onFg};
  }

  @media (forced-colors: active) {
    top: 1px;
    background: ButtonText;
    ${SwitchRoot}[aria-checked='true'] & {
      background: HighlightText;
      color: Highlight;
    }
  }
`;
