import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { ControlFrame, TextControl } from '../Field/Field.styles.ts';
import { InnerButton } from '../Field/InnerButton.ts';

export const NumberFrame = styled(ControlFrame)`
  gap: 0;

  & > svg {
    margin-inline-start: ${token.space[8]};
  }
`;

export const NumberText = styled(TextControl)`
  font-family: ${token.font.family.figures};
  font-feature-settings: 'tnum';
`;

export const NumberUnit = styled.span`
  flex: none;
  margin-inline: ${token.space[8]};
  color: ${token.text.muted};
  ${token.type.body}

  [data-disabled] > & {
    color: inherit;
  }
`;

export const NumberButton = styled(InnerButton)`
  width: ${token.space[32]};
  height: auto;
  min-height: ${token.space[24]};
  align-self: stretch;
  margin: 0;
  border-inline-start: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: 0;

  /* The last ends at the edge of the frame. */
  &:last-child {
    margin-inline-end: calc(-1 * ${token.space[12]});
    border-start-end-radius: ${token.radius.control};
    border-end-end-radius: ${token.radius.control};
  }
  &:disabled {
    background: none;
    color: ${token.text.disabled};
    cursor: not-allowed;
  }

  ${below.medium} {
    width: ${token.control.height.touch};
    height: auto;
    margin: 0;
  }
  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`;
