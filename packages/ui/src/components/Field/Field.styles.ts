import { css, styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';

export const fieldRoot = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const FieldRoot = styled.div`
  ${fieldRoot}
`;

export const fieldLabel = css`
  padding: 0;
  color: ${token.text.default};
  ${token.type.label}

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const FieldLabel = styled.label`
  ${fieldLabel}
`;

export const OptionalMark = styled.span`
  margin-inline-start: ${token.space[8]};
  color: ${token.text.muted};
  font-weight: 400;
`;

export const FieldHint = styled.p`
  margin: ${token.space[2]} 0 0;
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const FieldControl = styled.div`
  min-width: 0;
  margin-top: ${token.space[6]};

  label[data-hidden] + & {
    margin-top: 0;
  }
`;

export const FieldError = styled.p`
  display: flex;
  gap: ${token.space[6]};
  margin: ${token.space[6]} 0 0;
  color: ${token.text.error};
  ${token.type.caption}

  & > svg {
    margin-top: 1px;
  }
`;

export const FieldCount = styled.div`
  display: flex;
  align-self: flex-end;
  gap: ${token.space[6]};
  margin-top: ${token.space[6]};
  color: ${token.text.muted};
  ${token.type.caption}

  &[data-over] {
    color: ${token.text.error};
  }
  & > svg {
    margin-top: 1px;
  }
`;

/** The box round a text control: edge, fill and focus ring. The control inside has none of them. */
export const ControlFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.control.height.comfortable};
  padding-inline: ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.control.bg};
  color: ${token.text.default};
  transition: border-color ${token.motion.instant} ${token.motion.standard};

  & > svg {
    flex: none;
    color: ${token.text.muted};
  }

  &[data-size='small'] {
    min-height: ${token.control.height.compact};
  }
  ${below.medium} {
    &,
    &[data-size='small'] {
      min-height: ${token.control.height.touch};
    }
  }

  &:hover {
    border-color: ${token.border.controlHover};
  }
  &[data-invalid] {
    border-color: ${token.border.error};
    box-shadow: inset 0 0 0 1px ${token.border.error};
  }
  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  /* Only the control has the ring of the frame; a button inside has its own. */
  &:has(button:focus-visible) {
    outline: none;
  }
  &:has(> input:read-only),
  &:has(> textarea:read-only),
  &[data-read-only] {
    border-color: transparent;
    background: ${token.control.bgReadonly};
  }
  &:has(> input:disabled),
  &:has(> textarea:disabled),
  &[data-disabled] {
    border-color: ${token.border.disabled};
    background: ${token.bg.disabled};
    color: ${token.text.disabled};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-invalid] {
      border-width: ${token.border.strong};
    }
    &:has(> input:disabled),
    &:has(> textarea:disabled),
    &[data-disabled] {
      border-color: GrayText;
    }
  }
`;

export const textControl = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  margin: 0;
  padding: ${token.space[4]} 0;
  border: 0;
  outline: none;
  background: none;
  color: inherit;
  ${token.type.body}
  text-overflow: ellipsis;
  /* The frame is higher than its text, and all of it takes the click. */
  align-self: stretch;

  ${below.medium} {
    /* Smaller than 16 px, and phones zoom into the field. */
    ${token.type.inputLarge}
  }
  &::placeholder {
    color: ${token.text.muted};
    opacity: 1;
  }
  &:disabled {
    -webkit-text-fill-color: currentcolor;
    cursor: not-allowed;
  }
`;

export const TextControl = styled.input`
  ${textControl}
  appearance: none;

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
