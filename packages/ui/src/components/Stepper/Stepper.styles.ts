import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/VisuallyHidden/visuallyHidden.ts';
import { below, from } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';

export const StepperRoot = styled.div`
  min-width: 0;
`;

/** "Step 3 of 5", where the names of the steps do not fit. */
export const StepperPosition = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  margin: 0 0 ${token.space[8]};
  color: ${token.text.muted};
  ${token.type.body}

  & > strong {
    color: ${token.text.default};
    font-weight: 600;
  }
  ${from.medium} {
    display: none;
  }
`;

export const StepperList = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  ${below.medium} {
    [data-variant='track'] > & {
      flex-direction: column;
    }
  }
  ${from.medium} {
    [data-variant='track'] > & {
      display: grid;
      grid-auto-columns: minmax(min-content, 1fr);
      grid-auto-flow: column;
      /* Scale, labels and hints in common rows: dates stand on one line. */
      grid-template-rows: repeat(3, auto);
    }
  }
`;

/** Ten ticks to a step: a tall one where it begins, and the line below them. */
export const StepScale = styled.span`
  --tick: ${token.bearing.track};
  display: block;
  height: ${token.component.bearingMajor};
  background:
    linear-gradient(var(--start, var(--tick)) 0 0) left / ${token.component.bearingLine} 100% no-repeat,
    linear-gradient(var(--tick) 0 0) bottom / 100% ${token.component.bearingLine} no-repeat,
    repeating-linear-gradient(90deg, var(--tick) 0 1px, transparent 1px 10%) bottom / 100%
      ${token.component.bearingMinor} no-repeat;

  @media (forced-colors: active) {
    --tick: GrayText;
    forced-color-adjust: none;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

const upright = css`
  ${StepScale} {
    width: ${token.component.bearingMajor};
    height: auto;
    background:
      linear-gradient(var(--start, var(--tick)) 0 0) top / 100% ${token.component.bearingLine} no-repeat,
      linear-gradient(var(--tick) 0 0) left / ${token.component.bearingLine} 100% no-repeat;
  }
`;

export const StepItem = styled.li`
  /* Never narrower than its longest word. */
  flex: 1;
  min-width: min-content;
  color: ${token.text.muted};

  &[data-state='done'],
  &[data-state='current'] {
    color: ${token.text.default};
  }
  &[data-state='done'] > ${StepScale}, &[data-state='current'] > ${StepScale} {
    --tick: ${token.bearing.passed};
    @media (forced-colors: active) {
      --tick: Highlight;
    }
  }
  /* The way ends there: a last tick, and no scale that would lead on. */
  &[data-is-end] > ${StepScale} {
    --start: ${token.bearing.passed};
    --tick: transparent;
    @media (forced-colors: active) {
      --start: Highlight;
      --tick: transparent;
    }
  }
  /* The end of the scale. */
  &:last-child > ${StepScale} {
    border-inline-end: ${token.component.bearingLine} solid var(--tick);
  }
  &[data-tone='attention'] {
    color: ${token.tone.attention.fg};
  }
  &[data-tone='critical'] {
    color: ${token.tone.critical.fg};
  }
  & > div {
    padding: ${token.space[4]} ${token.space[12]} 0 ${token.space[4]};
  }

  [data-variant='track'] > * > &[data-state='current']:not([data-tone], [data-is-end]) svg {
    color: ${token.tone.info.icon};
  }
  ${from.medium} {
    [data-variant='track'] > * > & {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;

      & > div {
        display: grid;
        grid-row: 2 / span 2;
        grid-template-rows: subgrid;
      }
    }
  }

  ${below.medium} {
    [data-variant='wizard'] > * > & > div {
      ${visuallyHidden}
    }
  }
  /* Labels in two lines, so that all steps have room. */
  ${from.medium} {
    ${below.large} {
      [data-variant='track'] > * > & {
        ${token.type.caption}
        & > div {
          padding-inline-end: ${token.space[8]};
        }
        & > div > :first-child {
          ${token.type.label}
        }
      }
    }
  }
  ${below.medium} {
    [data-variant='track'] > * > & {
      display: flex;
      ${upright}

      & > div {
        padding: 0 0 ${token.space[16]} ${token.space[8]};
      }
      &:last-child > ${StepScale} {
        border: 0;
      }
    }
  }
`;

const label = css`
  display: flex;
  align-items: flex-start;
  width: fit-content;
  max-width: 100%;
  gap: ${token.space[6]};
  ${token.type.body}

  & > svg {
    margin-top: 2px;
  }
  [aria-current='step'] &,
  [data-variant='track'] & {
    ${token.type.bodyStrong}
  }
`;

export const StepLabel = styled.span`
  ${label}
`;

export const StepLink = styled.a`
  ${label}
  border-radius: ${token.radius.tag};
  color: ${token.text.link};
  text-decoration: none;

  &:hover {
    color: ${token.text.linkHover};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const StepNumber = styled.span`
  min-width: ${token.space[16]};
  font-weight: 600;
`;

export const StepHint = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;
