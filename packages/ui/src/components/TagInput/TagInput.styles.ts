import { styled } from 'styled-components';
import { ControlFrame, TextControl } from '../Field/Field.styles.ts';
import { FieldTags } from '../Listbox/ChoiceField.styles.ts';
import { token } from '../../tokens/token.ts';

export const TagInputFrame = styled(ControlFrame)`
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[8]};
  padding-block: ${token.space[4]};
  cursor: text;
`;

export const TagInputText = styled(TextControl)`
  flex: 1 0 96px;
  width: auto;
`;

export const TagInputTags = styled(FieldTags)`
  & > [data-invalid] > span {
    border-color: ${token.border.error};
    color: ${token.text.error};
  }
`;

export const TagInputNote = styled.div`
  margin-top: ${token.space[6]};
  color: ${token.text.muted};
  ${token.type.caption}

  &:empty {
    display: none;
  }
`;
