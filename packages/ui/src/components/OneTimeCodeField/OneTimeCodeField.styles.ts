import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

/* Numbers run from left to right in every language. */
export const CodeFrame = styled.div`
  position: relative;
  direction: ltr;
  width: fit-content;
  max-width: 100%;
`;

/* Over the cells, with nothing of its own to see: presses, pastes and suggestions reach it. */
export const CodeInput = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  appearance: none;
  background: none;
  color: transparent;
  caret-color: transparent;
  /* Smaller than 16 px, and phones zoom into the field. */
  ${token.type.inputLarge}
  cursor: text;

  &:focus-visible {
    outline: none;
  }
  &::selection {
    background: transparent;
    color: transparent;
  }
  &:disabled {
    -webkit-text-fill-color: transparent;
    cursor: not-allowed;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: transparent;
    transition: background-color 0s 600000s;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const CodeCells = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--cells), minmax(0, 2.75rem));
  gap: min(${token.space[8]}, 2vw);
`;

export const CodeCell = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-height: max(${token.space[48]}, 3rem);
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.control.bg};
  color: ${token.text.default};
  ${token.type.figureSmall}
  font-family: ${token.font.family.figures};
  font-feature-settings: 'tnum';

  /* states */
  ${CodeInput}:hover:not(:disabled, :read-only) + * > & {
    border-color: ${token.border.controlHover};
  }
  [data-invalid] > * > & {
    border-color: ${token.border.error};
    box-shadow: inset 0 0 0 1px ${token.border.error};
  }
  [data-read-only] > * > & {
    border-color: transparent;
    background: ${token.control.bgReadonly};
  }
  [data-disabled] > * > & {
    border-color: ${token.border.disabled};
    background: ${token.bg.disabled};
    color: ${token.text.disabled};
  }
  ${CodeInput}:focus + * > &[data-next] {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }

  @media (forced-colors: active) {
    [data-invalid] > * > & {
      border-width: ${token.border.strong};
    }
    [data-disabled] > * > & {
      border-color: GrayText;
      color: GrayText;
    }
    ${CodeInput}:focus + * > &[data-next] {
      outline-color: Highlight;
    }
  }
`;
