import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.inline};
  box-sizing: border-box;
  min-height: ${token.control.height.comfortable};
  margin: 0;
  padding: ${token.space[4]} ${token.control.paddingX.comfortable};
  border: ${token.border.hairline} solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  color: inherit;
  ${token.type.bodyStrong}
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${token.motion.instant} ${token.motion.standard},
    border-color ${token.motion.instant} ${token.motion.standard};

  /* size */
  &[data-size='small'] {
    min-height: ${token.control.height.compact};
    padding-inline: ${token.control.paddingX.compact};
    gap: ${token.space[6]};
    ${token.type.label}
  }
  &[data-full-width] {
    display: flex;
    width: 100%;
  }
  ${below.medium} {
    &,
    &[data-size='small'] {
      min-height: ${token.control.height.touch};
    }
  }

  /* states */
  &:focus-visible {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
  }

  /* variants */
  &[data-variant='primary'] {
    background: ${token.action.primary.bg};
    color: ${token.action.primary.fg};
    &:hover {
      background: ${token.action.primary.bgHover};
    }
    &:active {
      background: ${token.action.primary.bgPressed};
    }
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
    /* A filter that holds. */
    &[data-chosen] {
      border-color: ${token.border.selected};
      background: ${token.bg.selected};
      &:hover,
      &:active {
        border-color: ${token.border.controlHover};
      }
    }
  }
  &[data-variant='ghost'] {
    color: ${token.action.ghost.fg};
    &:hover,
    &:active {
      background: ${token.action.ghost.bgHover};
    }
  }
  &[data-variant='danger'] {
    background: ${token.action.danger.bg};
    color: ${token.action.danger.fg};
    &:hover {
      background: ${token.action.danger.bgHover};
    }
    &:active {
      background: ${token.action.danger.bgPressed};
    }
  }
  &[data-variant='dangerQuiet'] {
    border-color: ${token.action.dangerQuiet.border};
    color: ${token.action.dangerQuiet.fg};
    &:hover,
    &:active {
      background: ${token.action.dangerQuiet.bgHover};
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    &[data-variant] {
      color: ${token.action.disabled.fg};
    }
    &[data-variant='primary'],
    &[data-variant='danger'] {
      background: ${token.action.disabled.bg};
    }
    &[data-variant='secondary'],
    &[data-variant='dangerQuiet'] {
      border-color: ${token.border.disabled};
      background: none;
    }
    &[data-variant='ghost'] {
      background: none;
    }
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    display: none;
  }
`;

export const ButtonRoot = styled.button`
  ${buttonStyles}
`;

export const ButtonLinkRoot = styled.a`
  ${buttonStyles}
`;
