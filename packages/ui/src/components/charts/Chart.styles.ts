import { styled } from 'styled-components';
import { cramped } from '../../theme/cramped.ts';
import { token } from '../../tokens/token.ts';
import { dashedLines, dashedMarks } from './dashes.ts';

const series = Object.entries(token.chart.series)
  .map(([number, color]) => `&[data-series='${number}'], & [data-series='${number}'] { --series: ${color}; }`)
  .join('\n');

const patterns = `
  ${dashedLines}
  & [data-hatch] { display: inline; }
`;

const cardMarks = `
  & > span:first-child::before { width: 26px; height: 3px; border: 0; }
  ${dashedMarks(' > span:first-child::before', 'var(--series)')}
`;

export const ChartRoot = styled.div`
  position: relative;
  min-width: 0;
  color: ${token.chart.label};
  ${token.type.micro}
  ${series}

  & > svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: currentColor;
    font-family: ${token.font.family.figures};
  }
  & [data-part='grid'] {
    stroke: ${token.chart.grid};
  }
  & [data-part='axis'] {
    stroke: ${token.chart.axis};
  }
  & [data-part='band'] {
    fill: ${token.chart.band};
  }
  & [data-part='line'] {
    fill: none;
    stroke: var(--series);
    stroke-width: 1.75px;
    stroke-linejoin: round;
  }
  & [data-part='area'] {
    fill: var(--series);
    fill-opacity: 0.1;
  }
  & [data-part='fill'] {
    fill: var(--series);
  }
  & [data-part='end'] {
    fill: var(--series);
    font-weight: 600;
  }
  & [data-part='percentile'] {
    fill: ${token.chart.percentile};
    stroke: ${token.chart.percentile};
    stroke-width: 1.5px;
    stroke-dasharray: 8 3 2 3;
  }
  & [data-part='capacity'] {
    fill: ${token.chart.capacity};
    stroke: ${token.chart.capacity};
    stroke-width: 1.5px;
  }
  & text[data-part] {
    stroke: none;
    font-weight: 600;
  }
  & [data-part='cursor'] {
    stroke: ${token.chart.cursor};
  }
  & circle {
    fill: var(--series);
    stroke: ${token.bg.surface};
    stroke-width: 2px;
  }
  & [data-hatch] {
    display: none;
    stroke: ${token.bg.surface};
    stroke-width: 2px;
  }

  @media (prefers-contrast: more) {
    ${patterns}
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --series: CanvasText;
    & [data-series] {
      --series: CanvasText;
    }
    color: CanvasText;
    ${patterns}
    & [data-hatch] {
      stroke: Canvas;
    }
    & :is([data-part='grid'], [data-part='axis'], [data-part='cursor']) {
      stroke: GrayText;
    }
    & [data-part='grid'] {
      stroke-opacity: 0.35;
    }
    & [data-part='band'] {
      fill: GrayText;
      fill-opacity: 0.2;
    }
    & :is([data-part='percentile'], [data-part='capacity']) {
      fill: CanvasText;
    }
    & :is([data-part='percentile'], [data-part='capacity']):not(text) {
      stroke: CanvasText;
    }
    & circle {
      stroke: Canvas;
    }
  }
  @media print {
    break-inside: avoid;
    ${patterns}
  }
`;

/* The slider is what keyboard and screen reader operate; the pointer meets the drawing. */
export const ChartSlider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;

  ${ChartRoot}:has(> &:focus-visible) {
    outline: ${token.border.focus} solid ${token.focus.ring};
    outline-offset: ${token.border.focusOffset};
    border-radius: ${token.radius.control};
  }
`;

export const ChartCard = styled.div`
  position: absolute;
  z-index: ${token.layer.sticky};
  top: var(--card-top, 0);
  inset-inline-start: var(--card-left, 0);
  min-width: 140px;
  padding: ${token.space[8]} ${token.space[12]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  color: ${token.text.default};
  pointer-events: none;

  &[data-side='left'] {
    translate: calc(-100% - ${token.space[24]});
  }
  /* Beside the cursor it would stick out: it takes the width below the drawing. */
  ${cramped} {
    top: calc(100% + ${token.space[8]});
    inset-inline: 0;

    &[data-side] {
      translate: none;
    }
  }
  & > strong {
    display: block;
    white-space: nowrap;
    ${token.type.label}
  }
  @media print {
    display: none;
  }
`;

export const ChartCardRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[16]};
  white-space: nowrap;
  ${token.type.caption}

  & > span:first-child::before {
    content: '';
    display: inline-block;
    width: 10px;
    margin-inline-end: ${token.space[6]};
    border-top: 3px solid var(--series);
    vertical-align: middle;
  }
  & > span:last-child {
    ${token.type.figures}
    font-weight: 600;
  }

  @media (prefers-contrast: more) {
    ${cardMarks}
  }
  @media (forced-colors: active) {
    ${cardMarks}
  }
`;
