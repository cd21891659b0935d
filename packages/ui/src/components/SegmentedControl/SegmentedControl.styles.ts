import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';

export const SegmentedRoot = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token.border.hairline};
  max-width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};

  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
  & > legend {
    ${visuallyHidden}
  }
  /* One below the other: two lines of different lengths would be no row any more. */
  ${below.small} {
    &[data-many] {
      display: flex;
      flex-direction: column;
      width: 100%;
    }
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  gap: ${token.space[6]};
  min-height: calc(${token.control.height.compact} - 2px);
  padding-inline: ${token.space[12]};
  /* Seen in the gap alone, also where the options need a second line. */
  outline: ${token.border.hairline} solid ${token.border.default};
  color: ${token.text.default};
  ${token.type.caption}
  font-weight: 500;
  cursor: pointer;

  ${below.medium} {
    min-height: calc(${token.control.height.touch} - 2px);
  }

  &:hover {
    background: ${token.bg.hover};
  }
  & > input {
    ${visuallyHidden}
  }
  &:has(:checked) {
    background: ${token.bg.selected};
    box-shadow: inset 0 calc(-1 * ${token.border.selectedBar}) ${token.border.selected};
    font-weight: 600;
  }
  &:has(:disabled) {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }

  ${below.small} {
    [data-many] > & {
      justify-content: flex-start;
      padding-inline: ${token.space[16]};

      &:has(:checked) {
        box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
      }
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-bottom: ${token.border.selectedBar} solid Highlight;
    }
  }
`;
