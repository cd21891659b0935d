import { below, token } from '@skerry/ui';
import { styled } from 'styled-components';

const hidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Its choices are as wide as it lets them, whatever the window's width. */
export const SeveralPlace = styled.div`
  container-type: inline-size;
`;

export const HiddenLegend = styled.legend`
  ${hidden}
`;

/** What a choice costs or saves. */
export const Detail = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}

  :has(:disabled) > & {
    color: inherit;
  }
`;

const group = `
  min-width: 0;
  margin: 0;
  padding: 0;
`;

export const Segments = styled.fieldset`
  ${group}
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token.border.hairline};
  max-width: 100%;
  overflow: hidden;

  /* Two beside each other, all as wide. */
  @container (max-width: 24rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  border: ${token.border.hairline} solid ${token.border.control};
  border-radius: ${token.radius.control};
  background: ${token.bg.surface};

  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
  }
  &[aria-invalid] {
    border-color: ${token.border.error};
  }
`;

export const SegmentItem = styled.label`
  position: relative;
  display: inline-flex;
  flex: auto;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-height: calc(${token.control.height.comfortable} - 2px);
  padding-inline: ${token.space[16]};

  @container (max-width: 24rem) {
    flex-wrap: wrap;
    gap: 0 ${token.space[8]};
    padding-inline: ${token.space[8]};
  }
  outline: ${token.border.hairline} solid ${token.border.default};
  ${token.type.body}
  font-weight: 500;
  cursor: pointer;

  ${below.medium} {
    min-height: calc(${token.control.height.touch} - 2px);
  }
  &:hover {
    background: ${token.bg.hover};
  }
  & > input {
    ${hidden}
  }
  &:has(:focus-visible) > span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:has(:checked) {
    background: ${token.bg.selected};
    box-shadow: inset 0 calc(-1 * ${token.border.selectedBar}) ${token.border.selected};
    font-weight: 600;
  }
  &:has(:disabled) {
    background: none;
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-bottom: ${token.border.selectedBar} solid Highlight;
    }
  }
`;

/* Beside each other where each has room for its words. */
const across = '@container (min-width: 34rem)';

export const Marks = styled.fieldset`
  ${group}
  display: grid;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};

  &[aria-invalid] {
    border-color: ${token.border.error};
  }
  ${across} {
    display: flex;
    border: 0;
  }
`;

/** One capacity: a row with a box, or a place on the scale. */
export const MarkItem = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.control.height.touch};
  padding-inline: ${token.space[12]};
  cursor: pointer;

  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  & > ${Detail} {
    margin-inline-start: auto;
  }
  & > input {
    flex: none;
    width: ${token.component.checkbox};
    height: ${token.component.checkbox};
    margin: 0;
    accent-color: ${token.control.on};
  }
  &:hover:not(:has(:disabled)) {
    background: ${token.bg.hover};
  }
  &:has(:checked) {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};
    font-weight: 600;
  }
  &:has(:disabled) {
    color: ${token.text.disabled};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
    border-radius: ${token.radius.control};
  }

  ${across} {
    display: block;
    flex: 1;
    min-width: 0;
    min-height: 0;
    padding: 0 ${token.space[2]} ${token.space[4]};
    text-align: center;

    & > ${Detail} {
      display: block;
    }
    && {
      border: 0;
      background: none;
      box-shadow: none;
    }
    & > input {
      ${hidden}
    }
    /* The scale with its ticks, the long one at the capacity. */
    &::before {
      display: block;
      height: 30px;
      margin: 0 calc(-1 * ${token.space[2]}) ${token.space[6]};
      background:
        linear-gradient(${token.bearing.track} 0 0) bottom / 100% ${token.component.bearingLine} no-repeat,
        linear-gradient(${token.bearing.track} 0 0) bottom / 2px 16px no-repeat,
        repeating-linear-gradient(90deg, ${token.bearing.track} 0 1px, transparent 1px 10%) left bottom / 100%
          ${token.component.bearingMinor} no-repeat;
      content: '';
    }
    &:has(:checked)::before {
      background:
        linear-gradient(${token.bearing.passed} 0 0) bottom / 100% ${token.component.bearingLine} no-repeat,
        repeating-linear-gradient(90deg, ${token.bearing.passed} 0 1px, transparent 1px 10%) left bottom / 100%
          ${token.component.bearingMinor} no-repeat;
    }
    &::after {
      position: absolute;
      top: 4px;
      left: 50%;
      width: 18px;
      height: 24px;
      background: transparent;
      clip-path: polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%);
      transform: translateX(-50%);
      content: '';
    }
    &:hover:not(:has(:disabled))::after {
      background: ${token.bearing.track};
    }
    &:has(:checked)::after {
      background: ${token.bearing.now};
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        outline: 2px solid Highlight;
      }
    }
  }
`;
