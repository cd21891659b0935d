import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export const MetricFigure = styled.div`
  color: ${token.text.default};
  ${token.type.figureSmall}

  &[aria-busy] {
    display: flex;
    align-items: center;
    min-height: 1lh;
  }
`;

export const MetricNote = styled.div`
  color: ${token.text.muted};
  ${token.type.caption}
`;

export const MetricSpark = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-top: ${token.space[12]};
`;

export const SparkRoot = styled.svg`
  display: block;
  width: 100%;
  height: ${token.space[40]};
  overflow: visible;
  color: ${token.chart.series[1]};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const SparkArea = styled.path`
  fill: currentColor;
  opacity: 0.12;

  @media (forced-colors: active) {
    display: none;
  }
`;

export const SparkStroke = styled.path`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const SparkEnds = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  color: ${token.text.muted};
  ${token.type.caption}
`;
