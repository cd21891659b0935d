import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { choiceControl } from './Choice.styles.ts';

/** Shapes, not pictures: they take the colour of the theme, and a page's policy may allow no `data:` pictures. */
const tick = 'polygon(18% 56%, 41% 80%, 82% 35%, 73% 27%, 41% 62%, 27% 47%)';
const dash = 'polygon(25% 44%, 75% 44%, 75% 56%, 25% 56%)';

export const CheckboxControl = styled.input`
  ${choiceControl}
  display: grid;
  border-radius: ${token.radius.tag};

  &::before {
    content: '';
    clip-path: ${tick};
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
    clip-path: ${dash};
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
