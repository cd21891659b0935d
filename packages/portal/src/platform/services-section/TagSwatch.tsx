import { token } from '@skerry/ui';
import { styled } from 'styled-components';

const Swatch = styled.span`
  flex: none;
  display: inline-block;
  width: 0.55em;
  height: 0.55em;
  border-radius: 1px;
  background: ${token.chart.series[5]};

  &[data-color='teal'] {
    background: ${token.chart.series[1]};
  }
  &[data-color='orange'] {
    background: ${token.chart.series[2]};
  }
  &[data-color='blue'] {
    background: ${token.chart.series[3]};
  }
  &[data-color='brown'] {
    background: ${token.chart.series[4]};
  }
  &[data-color='green'] {
    background: ${token.tone.positive.icon};
  }
  &[data-color='red'] {
    background: ${token.tone.critical.icon};
  }
  &[data-color='purple'] {
    background: ${token.tone.limit.icon};
  }
  &[data-color='black'] {
    background: ${token.chart.series[6]};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A dot in the colour of a tag, grey for one that is not known. Decoration: the word beside it carries the meaning. */
export function TagSwatch({ color }: { color: string }) {
  return <Swatch aria-hidden data-color={color} />;
}
