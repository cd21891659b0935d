import { styled } from 'styled-components';
import { ChoiceHint, choiceControl } from '../Checkbox/Choice.styles.ts';
import { fieldLabel, fieldRoot } from '../Field/Field.styles.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const GroupRoot = styled.fieldset`
  ${fieldRoot}
`;

export const Legend = styled.legend`
  ${fieldLabel}
`;

export const Choices = styled.div`
  display: flex;
  flex-flow: row wrap;
  gap: ${token.space[4]} ${token.space[20]};
  min-height: ${token.control.height.comfortable};
  /* Lines in the middle of the field's height; options begin at the same height, hint or none. */
  align-content: center;
  align-items: flex-start;
  margin-top: ${token.space[2]};

  ${below.medium} {
    &:has(${ChoiceHint}):not([data-orientation='vertical']) > label {
      align-items: flex-start;
      padding-block: ${token.space[12]} ${token.space[4]};
    }
  }
  &[data-orientation='vertical'] {
    flex-flow: column nowrap;
    margin-top: ${token.space[6]};
  }
`;

export const RadioControl = styled.input`
  ${choiceControl}
  border-radius: ${token.radius.round};

  &:checked {
    border: calc(${token.component.radio} * 5 / 18) solid ${token.control.on};
    background-color: ${token.control.onFg};
  }
  &:checked:hover:not(:disabled) {
    border-color: ${token.control.on};
  }
  &:checked:disabled {
    border-color: ${token.text.disabled};
  }

  @media (forced-colors: active) {
    &:checked,
    &:checked:hover:not(:disabled) {
      border-color: Highlight;
      background-color: Field;
    }
    &:checked:disabled {
      border-color: GrayText;
    }
  }
`;
