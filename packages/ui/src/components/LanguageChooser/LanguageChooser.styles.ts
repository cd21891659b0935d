import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { focusRingInside } from '../../theme/focusRing.ts';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const LanguageChooserRoot = styled.div`
  position: relative;
`;

export const LanguageLabel = styled.div`
  margin-bottom: ${token.space[6]};
  ${token.type.label}
  [data-is-floating] > & {
    ${visuallyHidden}
  }
`;

export const LanguageButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  box-sizing: border-box;
  width: 100%;
  min-height: ${token.control.height.comfortable};
  padding: 0 ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.control.bg};
  color: ${token.text.default};
  ${token.type.body}
  text-align: start;
  cursor: pointer;

  & > svg {
    color: ${token.tone.neutral.icon};
  }
  & > svg:last-child {
    margin-inline-start: auto;
    transition: transform ${token.motion.fast} ${token.motion.standard};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  &:hover {
    border-color: ${token.border.controlHover};
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: 0;
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

/* In the flow of the panel that it stands in: a floating list would be cut off by the panel's own scrolling. */
export const LanguageList = styled.ul`
  margin: ${token.space[4]} 0 0;
  padding: ${token.space[4]};
  border: ${token.border.hairline} solid ${token.border.subtle};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  list-style: none;
  [data-is-floating] > & {
    position: absolute;
    z-index: ${token.layer.menu};
    inset-inline-end: 0;
    min-width: 100%;
    box-sizing: border-box;
  }
`;

export const LanguageItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 36px;
  padding: 0 ${token.space[12]};
  border-radius: ${token.radius.control};
  ${token.type.body}
  cursor: pointer;

  &:hover {
    background: ${token.bg.hover};
  }
  &[aria-selected='true'] {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 0 ${token.border.selected};
    font-weight: 600;
  }
  &:focus-visible[tabindex='-1'] {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.border.focus});
  }
  ${focusRingInside}
  & > svg {
    margin-inline-start: auto;
  }
  &[data-is-special] {
    margin-top: ${token.space[4]};
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    border-radius: 0 0 ${token.radius.control} ${token.radius.control};
    ${token.type.mono}
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

export const LanguageNote = styled.span`
  margin-inline-start: auto;
  color: ${token.text.muted};
  ${token.type.caption}
`;
