import { styled } from 'styled-components';
import { below } from '../../tokens/breakpoints.ts';
import { token } from '../../tokens/token.ts';
import { dashedMarks } from '../charts/dashes.ts';

const series = Object.entries(token.chart.series)
  .map(([number, color]) => `&[data-series='${number}'] { --series: ${color}; }`)
  .join('\n');

/* In forced colours the bars differ by their hatching, as `SeriesPatterns` draws it, and their marks here with them. */
const stripes = (angle: number) => `repeating-linear-gradient(${angle}deg, Canvas 0 1.5px, transparent 1.5px 5px)`;
const hatches = [[135], [45], [0], [90], [45, 135]]
  .map(
    (angles, index) =>
      `section:has([data-hatch]) &[data-series='${index + 2}']::before { background-image: ${angles.map(stripes).join(', ')}; }`,
  )
  .join('\n');

/* Lines are named by their dashes. */
const dashedLegend = (color: string) => `
  &[aria-pressed='true']::before { width: 26px; height: 3px; border: 0; border-radius: 0; }
  ${dashedMarks("[aria-pressed='true']::before", color)}
`;

export const FrameActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[16]};

  @media print {
    display: none;
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
`;

export const TableButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};
  padding: 0 ${token.space[8]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.action.ghost.fg};
  ${token.type.label}
  cursor: pointer;

  &:hover {
    background: ${token.action.ghost.bgHover};
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
`;

export const LegendButton = styled.button`
  ${series}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: ${token.control.height.compact};
  padding: 0 ${token.space[8]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.text.default};
  ${token.type.caption}
  cursor: pointer;

  &::before {
    content: '';
    flex: none;
    width: 14px;
    border-top: 3px solid var(--series);
    border-radius: 2px;
  }
  /* Not by its fading alone: the mark of a hidden series is hollow and its name struck through. */
  &[aria-pressed='false'] {
    color: ${token.text.muted};
    text-decoration: line-through;

    &::before {
      height: 4px;
      border: 1px solid var(--series);
    }
  }
  &:hover {
    background: ${token.action.ghost.bgHover};
  }
  ${below.medium} {
    min-height: ${token.control.height.touch};
  }
  @media (prefers-contrast: more) {
    section:not(:has([data-hatch])) & {
      ${dashedLegend('var(--series)')}
    }
  }
  @media (forced-colors: active) {
    &::before {
      border-color: ButtonText;
    }
    section:not(:has([data-hatch])) & {
      ${dashedLegend('ButtonText')}
    }
    section:not(:has([data-hatch])) &[aria-pressed='true']::before {
      forced-color-adjust: none;
    }
    section:has([data-hatch]) &[aria-pressed='true']::before {
      forced-color-adjust: none;
      width: 20px;
      height: 12px;
      border-width: 1px;
      border-style: solid;
      border-color: ButtonText;
      background-color: ButtonText;
    }
    ${hatches}
    section:has([data-hatch]) &[aria-pressed='false']::before {
      background: none;
    }
  }
`;

/* Keeps its height while the chart is fetched. */
export const ChartPlace = styled.div`
  display: grid;
  align-items: center;
  min-height: 280px;
  padding: 0 ${token.space[20]} ${token.space[12]};

  & > [role='status'] {
    justify-self: center;
  }
  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  &[data-table] {
    align-items: start;
  }
`;

export const Unit = styled.div`
  padding-inline-start: ${token.space[12]};
  color: ${token.chart.label};
  ${token.type.micro}
`;
