import { styled } from 'styled-components';
import { ControlFrame, textControl } from '../Field/Field.styles.ts';
import { token } from '../../tokens/token.ts';

export const AreaFrame = styled(ControlFrame)`
  padding-inline: 0;
`;

export const AreaControl = styled.textarea`
  ${textControl}
  display: block;
  box-sizing: border-box;
  /* 1lh is a line of the text, whatever its size; the rest is the padding. */
  min-height: calc(var(--rows) * 1lh + 2 * ${token.space[8]});
  max-height: calc(var(--max-rows) * 1lh + 2 * ${token.space[8]});
  padding: ${token.space[8]} ${token.space[12]};
  field-sizing: content;
  overflow-y: auto;
  resize: vertical;

  @media print {
    max-height: none;
  }
`;
