import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const thumbPlace = css`
  position: absolute;
  top: calc((${token.component.switchHeight} - ${token.component.switchThumb}) / 2);
  inset-inline-start: calc((${token.component.switchHeight} - ${token.component.switchThumb}) / 2);
  width: ${token.component.switchThumb};
  height: ${token.component.switchThumb};
`;

const track = css`
  position: relative;
  flex: none;
  width: ${token.component.switchWidth};
  height: ${token.component.switchHeight};
  border-radius: ${token.radius.round};
  background: ${token.control.off};
  transition: background-color ${token.motion.instant} ${token.motion.standard};

  /* The thumb, and the check mark on it. */
  &::before,
  &::after {
    content: '';
    ${thumbPlace}
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &::before {
    border-radius: ${token.radius.round};
    background: ${token.bg.surface};
  }
  &::after {
    clip-path: polygon(26% 53%, 42% 69%, 75% 36%, 68% 29%, 42% 56%, 33% 46%);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonFace;
    box-shadow: inset 0 0 0 1px ButtonText;
  }
`;

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
  vertical-align: middle;
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

  /* The track is the only element in it: lists hold hundreds of switches. */
  & > span:first-child {
    ${track}
  }
  &:hover > span:first-child {
    background: ${token.border.controlHover};
  }
  &[aria-checked='true'] > span:first-child {
    background: ${token.control.on};
    &::before {
      transform: translateX(calc(${token.component.switchWidth} - ${token.component.switchHeight}));
      background: ${token.control.onFg};
    }
    &::after {
      transform: translateX(calc(${token.component.switchWidth} - ${token.component.switchHeight}));
      background: ${token.control.on};
    }
  }
  &:disabled > span:first-child {
    background: ${token.border.disabled};
    &::after {
      background: none;
    }
  }
  &:disabled[aria-checked='true'] > span:first-child::after {
    background: ${token.border.disabled};
  }
  &:focus-visible > span:first-child {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
  /* The bearing ring stands in the place of the thumb. */
  &[aria-busy='true'] > span:first-child {
    &::before,
    &::after {
      background: none;
    }
    & > svg {
      ${thumbPlace}
      color: ${token.control.onFg};
    }
  }
  &[aria-busy='true'][aria-checked='true'] > span:first-child > svg {
    inset-inline-start: calc(${token.component.switchWidth} - ${token.component.switchHeight} + 2px);
  }

  @media (forced-colors: active) {
    &:hover > span:first-child {
      background: ButtonFace;
    }
    & > span:first-child::before {
      background: ButtonText;
    }
    &[aria-checked='true'] > span:first-child {
      background: Highlight;
      &::before {
        background: HighlightText;
      }
      &::after {
        background: Highlight;
      }
    }
    &:disabled > span:first-child {
      background: ButtonFace;
      box-shadow: inset 0 0 0 1px GrayText;
      &::before {
        background: GrayText;
      }
    }
    &:disabled[aria-checked='true'] > span:first-child {
      background: GrayText;
      &::before {
        background: ButtonFace;
      }
      &::after {
        background: GrayText;
      }
    }
    &[aria-busy='true'] > span:first-child {
      &::before,
      &::after {
        background: none;
      }
      & > svg {
        color: ButtonText;
      }
    }
    &[aria-busy='true'][aria-checked='true'] > span:first-child > svg {
      color: HighlightText;
    }
  }
`;
