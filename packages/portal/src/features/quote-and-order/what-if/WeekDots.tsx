import { formatList } from '@skerry/i18n';
import { token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import type { DeliveryWeek } from './weeks.ts';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 20rem;
  height: 52px;
  overflow: visible;

  & .frozen {
    fill: ${token.tone.limit.bg};
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
`;

const [width, axis, step] = [240, 36, 6] as const;

/** How many sites are delivered in which week, a dot for each; in words for screen readers. */
export function WeekDots({ weeks }: { weeks: readonly DeliveryWeek[] }) {
  const { formatMessage, locale } = useIntl();
  const weekWord = useWeekWord();
  const wide = width / Math.max(weeks.length, 1);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  // Of many sites the dots move together.
  const apart = Math.min(step, (axis - 4) / highest);
  const numbers = weeks.flatMap(({ week, count }, place) => (count > 0 || place === 0 ? [{ week, place }] : []));
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
      <Drawing aria-hidden viewBox={`0 0 ${width} 52`} preserveAspectRatio="xMinYMid meet">
        {weeks.map(({ week, isFrozen }, place) =>
          isFrozen ? (
            <rect key={week} className="frozen" x={place * wide} y={4} width={wide} height={axis - 4} />
          ) : null,
        )}
        <path className="axis" d={`M0 ${axis}H${width}`} />
        {weeks.map(({ week, count }, place) =>
          Array.from({ length: count }, (_, index) => (
            <circle
              key={`${week} ${index}`}
              className="site"
              cx={(place + 0.5) * wide}
              cy={axis - 4 - index * apart}
              r={Math.min(2.5, wide / 2)}
            />
          )),
        )}
        {numbers
          // Two numbers need room for both.
          .filter(({ place }, index) => index === 0 || (place - (numbers[index - 1]?.place ?? 0)) * wide > 18)
          .map(({ week, place }) => (
            <text key={week} x={(place + 0.5) * wide} y={50} textAnchor="middle">
              {Number(week.slice(-2))}
            </text>
          ))}
      </Drawing>
    </>
  );
}
