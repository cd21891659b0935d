import { token } from '@skerry/ui';
import { styled } from 'styled-components';

/* Side by side where each has room for its price, below each other elsewhere. */
const few = '@container (min-width: 34rem)';
const many = '@container (min-width: 46rem)';

export const ScaleRoot = styled.div`
  display: grid;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};

  &[data-invalid] {
    border: 2px solid ${token.border.error};
  }

  ${few} {
    &[data-count='few'] {
      display: flex;
      border: 0;
    }
  }
  ${many} {
    display: flex;
    border: 0;
  }
`;

/** Ring for what is there, shield for what is chosen, nothing drawn for the rest of a scale. */
export const Mark = styled.span`
  box-sizing: border-box;
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${token.border.control};
  border-radius: 50%;
  background: ${token.bg.surface};
`;

export const PointText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const PointFee = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const PointDifference = styled.span`
  color: ${token.text.muted};
  ${token.type.caption}
  text-align: end;
`;

/** The amount of one currency. */
export const PointLine = styled.span`
  display: block;
  white-space: nowrap;
`;

const across = `
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  min-height: 0;
  padding: 0 ${token.space[2]};
  border: 0;
  text-align: center;

  && {
    background: none;
    box-shadow: none;
  }
  &::before {
    display: block;
  }
  & > ${Mark} {
    position: absolute;
    top: 0;
    left: 50%;
    transform: translateX(-50%);
  }
  &[data-kind='option']:not(:has(:checked), :hover, :focus-within) > ${Mark} {
    top: 12px;
    width: 2px;
    height: 16px;
    border: 0;
    border-radius: 0;
    background: ${token.bearing.track};
  }
  &[data-kind='option']:has(:checked) > ${Mark} {
    top: 2px;
    width: 18px;
    height: 24px;
    border: 0;
    border-radius: 0;
    background: ${token.bearing.now};
    box-shadow: none;
    clip-path: polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%);
  }
  &[data-kind='now'] > ${Mark} {
    width: 16px;
    height: 16px;
    top: 8px;
    border-color: ${token.bearing.passed};
    background: ${token.bg.surface};
  }
  & ${PointDifference} {
    text-align: center;
  }
`;

/** One capacity: a row that is pressed, or a place on the scale. */
export const Point = styled.label`
  --passed: ${token.bearing.track};
  --ahead: ${token.bearing.track};
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: ${token.control.height.touch};
  padding: ${token.space[8]} ${token.space[12]};
  color: ${token.text.default};
  ${token.type.body}

  &[data-kind='option'] {
    cursor: pointer;
  }
  & + & {
    border-top: ${token.border.hairline} solid ${token.border.subtle};
  }
  &[data-passed] {
    --passed: ${token.bearing.passed};
  }
  &[data-passed='beyond'] {
    --ahead: ${token.bearing.passed};
  }
  & > input {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    opacity: 0;
  }
  &[data-kind='option']:hover {
    background: ${token.bg.hover};
  }
  &:has(:checked) {
    background: ${token.bg.selected};
    box-shadow: inset ${token.border.selectedBar} 0 ${token.border.selected};

    & b {
      font-weight: 600;
    }
    & > ${Mark} {
      border-color: ${token.control.on};
      background: ${token.control.on};
      box-shadow:
        inset 0 0 0 4px ${token.control.on},
        inset 0 0 0 10px ${token.control.onFg};
    }
  }
  &:has(:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
    border-radius: ${token.radius.control};
  }
  &[data-kind='now'] {
    color: ${token.text.muted};

    /* In a list it would look like one more choice. */
    & > ${Mark} {
      border-color: transparent;
      background: none;
    }
  }
  & b {
    font-weight: 500;
  }

  /* The line with its ticks, dark as far as the choice goes. */
  &::before {
    content: '';
    display: none;
    height: 28px;
    margin: 0 calc(-1 * ${token.space[2]}) ${token.space[6]};
    background:
      linear-gradient(90deg, var(--passed) 50%, var(--ahead) 50%) bottom / 100% ${token.component.bearingLine} no-repeat,
      repeating-linear-gradient(90deg, var(--passed) 0 1px, transparent 1px 10%) left bottom / 50%
        ${token.component.bearingMinor} no-repeat,
      repeating-linear-gradient(90deg, var(--ahead) 0 1px, transparent 1px 20%) right bottom / 50%
        ${token.component.bearingMinor} no-repeat;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }

  /* Several amounts of each kind: below the capacity, in two columns that say what they are. */
  @container (max-width: 22rem) {
    [data-currencies] > & {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) minmax(0, 1fr);
      align-items: start;
      row-gap: ${token.space[4]};

      & > ${PointText} {
        display: contents;
      }
      & > ${PointText} > :first-child {
        grid-column: 2 / -1;
      }
      & ${PointFee} {
        grid-column: 2;
      }
      & > ${PointDifference} {
        grid-column: 3;
        text-align: start;
      }
      & [data-label]::before {
        display: block;
        content: attr(data-label);
      }
    }
  }

  ${few} {
    [data-count='few'] > & {
      ${across}
    }
  }
  ${many} {
    ${across}
  }
`;

/** What the signs of the scale mean; a list has words instead. */
export const ScaleKey = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[20]};
  color: ${token.text.muted};
  ${token.type.caption}

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
  }
  ${few} {
    &[data-count='few'] {
      display: flex;
    }
  }
  ${many} {
    display: flex;
  }
`;

export const KeySign = styled.span`
  box-sizing: border-box;
  width: 12px;
  height: 12px;
  border: 2px solid ${token.bearing.passed};
  border-radius: 50%;

  &[data-kind='chosen'] {
    height: 14px;
    border: 0;
    border-radius: 0;
    background: ${token.bearing.now};
    clip-path: polygon(0 0, 100% 0, 100% 60%, 50% 100%, 0 60%);
  }
`;
