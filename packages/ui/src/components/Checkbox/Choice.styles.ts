import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

/** Box and text of one choice; the whole row is the target. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[8]};
  min-height: ${token.space[24]};
  padding-block: ${token.space[2]};
  color: ${token.text.default};
  ${token.type.body}
  cursor: pointer;

  &:has(input:disabled) {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  &:has(input[aria-readonly='true']) {
    cursor: default;
  }
  /* As high as a finger needs in one line; with more lines the box stays at the first. */
  ${below.medium} {
    min-height: ${token.control.height.touch};
    padding-block: ${token.space[12]};
    box-sizing: border-box;
  }
  @media (forced-colors: active) {
    &:has(input:disabled) {
      color: GrayText;
    }
  }
`;

export const ChoiceHint = styled.span`
  display: block;
  color: ${token.text.muted};
  ${token.type.caption}

  @media (forced-colors: active) {
    ${ChoiceLabel}:has(input:disabled) & {
      color: GrayText;
    }
  }
`;

/** The parts of look that check boxes and radio buttons share. */
export const choiceControl = css`
  flex: none;
  appearance: none;
  box-sizing: border-box;
  width: ${token.component.checkbox};
  height: ${token.component.checkbox};
  margin: 1px 0 0;
  border: ${token.border.hairline} solid ${token.border.control};
  background: ${token.control.bg} center / contain no-repeat;
  cursor: inherit;
  transition:
    background-color ${token.motion.instant} ${token.motion.standard},
    border-color ${token.motion.instant} ${token.motion.standard};

  ${below.medium} {
    margin-top: 0;
  }

  &:hover:not(:disabled, [data-disabled]) {
    border-color: ${token.border.controlHover};
  }
  &[aria-invalid='true'] {
    border-color: ${token.border.error};
  }
  &:is(:disabled, [data-disabled]) {
    border-color: ${token.border.disabled};
    background-color: ${token.bg.disabled};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: FieldText;
    background-color: Field;
    &:hover:not(:disabled, [data-disabled]) {
      border-color: Highlight;
    }
    &[aria-invalid='true'] {
      border: ${token.border.strong} solid FieldText;
    }
    &:is(:disabled, [data-disabled]) {
      border-color: GrayText;
      background-color: Field;
    }
  }
`;
