import { css, styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { choiceControl } from './Choice.styles.ts';

/** Shapes, not pictures: they take the colour of the theme, and a page's policy may allow no `data:` pictures. */
const tick = 'polygon(18% 56%, 41% 80%, 82% 35%, 73% 27%, 41% 62%, 27% 47%)';
const dash = 'polygon(25% 44%, 75% 44%, 75% 56%, 25% 56%)';

/** The box, ticked by its own state or, where it only shows what something else says, by `data-checked`. */
const checkboxBox = css`
  ${choiceControl}
  display: grid;
  /* A brand's round corners must not make a radio button of it. */
  border-radius: min(${token.radius.tag}, ${token.space[4]});
  /* On paper the tick is all that tells it from an empty box. */
  print-color-adjust: exact;

  &::before {
    content: '';
    clip-path: ${tick};
  }
  &:is(:checked, :indeterminate, [data-checked]) {
    border-color: ${token.control.on};
    background-color: ${token.control.on};
    &::before {
      background: ${token.control.onFg};
    }
  }
  &:indeterminate::before {
    clip-path: ${dash};
  }
  &:is(:checked, :indeterminate, [data-checked]):hover:not(:disabled, [data-disabled]) {
    border-color: ${token.control.on};
  }
  &:is(:checked, :indeterminate, [data-checked]):is(:disabled, [data-disabled]) {
    border-color: ${token.text.disabled};
    background-color: ${token.text.disabled};
    &::before {
      background: ${token.bg.surface};
    }
  }

  @media (forced-colors: active) {
    &:is(:checked, :indeterminate, [data-checked]) {
      border-color: Highlight;
      background-color: Highlight;
      &::before {
        background: HighlightText;
      }
    }
    &:is(:checked, :indeterminate, [data-checked]):is(:disabled, [data-disabled]) {
      border-color: GrayText;
      background-color: GrayText;
      &::before {
        background: Field;
      }
    }
  }
`;

export const CheckboxControl = styled.input`
  ${checkboxBox}
`;

/** The box alone, in an option of a list or wherever the element around it is what can be ticked. */
export const CheckboxMark = styled.span`
  ${checkboxBox}
  margin: 0;
`;
