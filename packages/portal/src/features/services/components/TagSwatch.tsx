import { tagColors, type TagColor } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { styled } from 'styled-components';

const colors: Readonly<Record<TagColor, string>> = {
  teal: token.chart.series[1],
  orange: token.chart.series[2],
  blue: token.chart.series[3],
  brown: token.chart.series[4],
  green: token.tone.positive.icon,
  red: token.tone.critical.icon,
  purple: token.tone.limit.icon,
  grey: token.chart.series[5],
  black: token.chart.series[6],
};

const Swatch = styled.span`
  flex: none;
  display: inline-block;
  width: 0.55em;
  height: 0.55em;
  border-radius: 1px;

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A dot in the colour of a tag. Decoration: the word beside it carries the meaning. */
export function TagSwatch({ color }: { color: string }) {
  const known = tagColors.find((each) => each === color) ?? 'grey';
  return <Swatch aria-hidden style={{ background: colors[known] }} />;
}
