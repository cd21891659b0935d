import { styled } from 'styled-components';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const TreeRoot = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.text.default};
  ${token.type.body}
`;

export const TreeRowRoot = styled.li`
  --step: ${token.space[20]};
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  min-height: ${token.control.height.compact};
  padding: ${token.space[4]} ${token.space[8]};
  /* In the deepest of levels words still have room. */
  padding-inline-start: min(calc(${token.space[4]} + (var(--level) - 1) * var(--step)), 40%);
  border-radius: ${token.radius.tag};
  cursor: pointer;
  ${focusRingInside}

  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-selected='true'] {
    background: ${token.bg.selected};
  }
  [data-selection='single'] > &[aria-selected='true'] {
    box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
    font-weight: 600;
  }
  &[aria-disabled='true'] {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  &[data-kind='loading'],
  &[data-kind='empty'] {
    color: ${token.text.muted};
    cursor: default;
  }
  &[data-kind='failed'] {
    color: ${token.text.error};
  }
  & > svg {
    flex: none;
  }

  ${below.medium} {
    --step: ${token.space[12]};
    min-height: ${token.control.height.touch};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: ${token.border.strong} solid Highlight;
      outline-offset: calc(-1 * ${token.border.strong});
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** Opens and closes for the pointer; keys do it from the row. */
export const TreeChevron = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  align-self: stretch;
  width: ${token.space[24]};
  margin-block: calc(-1 * ${token.space[4]});
  color: ${token.text.muted};

  & > svg {
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  [aria-expanded='true'] > & > svg {
    transform: rotate(90deg);
  }
  [dir='rtl'] [aria-expanded='false'] > & > svg {
    transform: rotate(180deg);
  }
  [data-kind='failed'] > & {
    color: inherit;
  }
  ${below.medium} {
    width: ${token.space[32]};
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`;

/** A drawn box: the row is what is ticked. */
export const TreeTick = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: ${token.component.checkbox};
  height: ${token.component.checkbox};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.tag};
  background: ${token.control.bg};
  color: transparent;

  [aria-selected='true'] > & {
    border-color: ${token.control.on};
    background: ${token.control.on};
    color: ${token.control.onFg};
  }
  [aria-disabled='true'] > & {
    border-color: ${token.border.disabled};
    background: ${token.bg.disabled};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    [aria-selected='true'] > & {
      color: CanvasText;
    }
  }
`;

export const TreeIcon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${token.tone.neutral.icon};

  [aria-disabled='true'] > & {
    color: inherit;
  }
`;

export const TreeLabel = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const TreeHint = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  [aria-disabled='true'] & {
    color: inherit;
  }
`;
