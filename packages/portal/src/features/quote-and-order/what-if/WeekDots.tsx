import { formatList } from '@skerry/i18n';
import { token, VisuallyHidden } from '@skerry/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import type { DeliveryWeek } from './weeks.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  & .hatch {
    fill: ${token.tone.limit.bg};
  }
  & pattern path {
    stroke: ${token.tone.limit.border};
  }
  & .site {
    fill: ${token.chart.series[1]};
  }
  & .axis {
    stroke: ${token.border.control};
  }
  & text {
    fill: ${token.text.muted};
    ${token.type.micro}
  }
  & text[data-is-last] {
    fill: ${token.text.default};
    font-weight: 700;
  }
`;

const [axis, step] = [48, 6] as const;

/** How many sites are delivered in which week, a dot for each; in words for screen readers. */
export function WeekDots({ weeks, isNarrow }: { weeks: readonly DeliveryWeek[]; isNarrow: boolean }) {
  const { formatMessage, locale } = useIntl();
  const weekWord = useWeekWord();
  // Letters are as large as elsewhere.
  const width = isNarrow ? 120 : 240;
  const hatch = useId();
  const wide = width / Math.max(weeks.length, 1);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  // Of many sites the dots move together.
  const apart = Math.min(step, (axis - 4) / highest);
  const last = weeks.findLastIndex(({ count }) => count > 0);
  const numbers = numbersOf(weeks, last, wide);
  return (
    <>
      <VisuallyHidden>
        {formatList(
          locale,
          weeks
            .filter(({ count }) => count > 0)
            .map(({ week, count }) => formatMessage({ id: 'quoteWhatIf.week' }, { week: weekWord(week), count })),
        )}
      </VisuallyHidden>
      <Drawing
        aria-hidden
        style={{ maxWidth: width * 1.15 }}
        viewBox={`0 0 ${width} ${axis + 16}`}
        preserveAspectRatio="xMinYMid meet"
      >
        <defs>
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="hatch" width={6} height={6} />
            <path d="M0 0V6" strokeWidth={2} />
          </pattern>
        </defs>
        {weeks.map(({ week, isFrozen }, place) =>
          isFrozen ? (
            <rect key={week} fill={`url(#${hatch})`} x={place * wide} y={4} width={wide} height={axis - 4} />
          ) : null,
        )}
        <path
          className="axis"
          fill="none"
          d={`M0 ${axis}H${width}${weeks.map((_, place) => `M${(place + 0.5) * wide} ${axis}v3`).join('')}`}
        />
        {weeks.map(({ week, count }, place) =>
          Array.from({ length: count }, (_, index) => (
            <circle
              key={`${week} ${index}`}
              className="site"
              cx={(place + 0.5) * wide}
              cy={axis - 4 - index * apart}
              r={Math.min(2.5, wide / 2, Math.max(apart / 2, 1))}
            />
          )),
        )}
        {numbers.map(({ week, place }) => (
          <text
            key={week}
            x={(place + 0.5) * wide}
            y={axis + 14}
            textAnchor={place === 0 ? 'start' : 'middle'}
            data-is-last={place === last ? '' : undefined}
          >
            {Number(week.slice(-2))}
          </text>
        ))}
      </Drawing>
    </>
  );
}

/** The weeks that are named: the last delivery, the first week, and those with deliveries as far as there is room for them. */
function numbersOf(weeks: readonly DeliveryWeek[], last: number, wide: number) {
  const named: { week: string; place: number }[] = [];
  const wanted = [last, 0, ...weeks.flatMap(({ count }, place) => (count > 0 ? [place] : []))];
  for (const place of wanted) {
    const week = weeks[place]?.week;
    if (week !== undefined && named.every((each) => Math.abs(each.place - place) * wide > 20))
      named.push({ week, place });
  }
  return named;
}
