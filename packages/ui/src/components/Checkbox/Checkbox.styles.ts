import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { choiceControl } from './Choice.styles.ts';

/** A mask, so that the tick takes the colour of the theme. */
const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.6 8.3 3 3 5.8-6.4'/%3E%3C/svg%3E")`;
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E")`;

export const CheckboxControl = styled.input`
  ${choiceControl}
  display: grid;
  border-radius: ${token.radius.tag};

  &::before {
    content: '';
    mask: ${tick} center / contain no-repeat;
  }
  &:checked,
  &:indeterminate {
    border-color: ${token.control.on};
    background-color: ${token.control.on};
    &::before {
      background: ${token.control.onFg};
    }
  }
  &:indeterminate::before {
    mask-image: ${dash};
  }
  &:checked:hover:not(:disabled),
  &:indeterminate:hover:not(:disabled) {
    border-color: ${token.control.on};
  }
  &:checked:disabled,
  &:indeterminate:disabled {
    border-color: ${token.text.disabled};
    background-color: ${token.text.disabled};
    &::before {
      background: ${token.bg.surface};
    }
  }

  @media (forced-colors: active) {
    &:checked,
    &:indeterminate {
      background-color: Highlight;
      &::before {
        background: HighlightText;
      }
    }
  }
`;
