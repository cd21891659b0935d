'use client';
import { bisectCenter, max } from 'd3-array';
import { useMemo, useState, type ComponentProps, type PointerEvent } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { ChartCursor } from '../charts/ChartCursor.tsx';
import { ChartRoot } from '../charts/Chart.styles.ts';
import { seriesNumber, type ChartLimit, type ChartSeries } from '../charts/chartTypes.ts';
import { layoutOf } from '../charts/layout.ts';
import { linear, valueTicks } from '../charts/scales.ts';
import { useChartFormat } from '../charts/useChartFormat.ts';
import { useChartSize } from '../charts/useChartSize.ts';
import { TimePlot } from './TimePlot.tsx';

export interface TimeChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the chart. */
  readonly label: string;
  /** The moments that the values belong to, rising, in ms. */
  readonly times: readonly number[];
  /** The lines, in the order of the key. */
  readonly series: readonly ChartSeries[];
  /** Ids of series that are not drawn; they keep their colours. */
  readonly hiddenSeries?: ReadonlySet<string>;
  /** Values that are drawn across, such as what was ordered. */
  readonly limits?: readonly ChartLimit[];
  /** `bit/s` is written with SI prefixes. @default '' */
  readonly unit?: string;
  /** In px. @default 260 */
  readonly height?: number;
  /** Fills below the first series. @default true */
  readonly hasArea?: boolean;
}

/**
 * Lines over time, from zero. Pointer, touch and arrow keys read the values. Goes into a `ChartFrame`, which has the legend and the table.
 *
 * @example
 * <TimeChart label="Traffic in and out" times={times} series={[{ id: 'in', label: 'In', values }]} unit="bit/s" />
 */
export function TimeChart(props: TimeChartProps) {
  const {
    label,
    times,
    series,
    hiddenSeries,
    limits = [],
    unit = '',
    height = 260,
    hasArea = true,
    ref,
    ...rest
  } = props;
  const format = useChartFormat(unit);
  const [target, { width, em }] = useChartSize<HTMLDivElement>();
  const [index, setIndex] = useState<number>();
  const shown = series.filter(({ id }) => !hiddenSeries?.has(id));

  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const ticks = useMemo(() => {
    const largest = max([
      ...shown.map(({ values }) => max(values, (value) => value) ?? 0),
      ...limits.map(({ value }) => value),
    ]);
    return valueTicks(largest ?? 1);
  }, [shown, limits]);
  const layout = layoutOf(width, em, ticks.map(format.tick), true);
  const x = linear([from, to], [layout.left, Math.max(width - layout.right, layout.left + 1)]);
  const y = linear([0, ticks.at(-1) ?? 1], [height - layout.bottom, layout.top]);

  const moveTo = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setIndex(bisectCenter(times, x.invert(place)));
  };
  const at = Math.min(index ?? times.length - 1, times.length - 1);
  const time = times[at] ?? from;
  const isRight = x(time) > width / 2;
  return (
    <ChartRoot
      {...rest}
      ref={mergeRefs(target, ref)}
      onPointerMove={moveTo}
      onPointerDown={moveTo}
      onPointerLeave={() => setIndex(undefined)}
    >
      <TimePlot
        width={width}
        height={height}
        layout={layout}
        times={times}
        series={series}
        hidden={hiddenSeries}
        limits={limits}
        ticks={ticks}
        x={x}
        y={y}
        format={format}
        hasArea={hasArea}
        cursor={index === undefined ? undefined : at}
      />
      <ChartCursor
        label={label}
        count={times.length}
        index={index}
        onIndexChange={setIndex}
        title={format.moment(time)}
        values={shown.map(({ id, label: name, values }) => {
          const value = values[at] ?? null;
          return {
            id,
            label: name,
            place: seriesNumber(series.findIndex((each) => each.id === id)) - 1,
            shown: value === null ? noValue : format.value(value),
            spoken: value === null ? noValue : format.spoken(value),
          };
        })}
        left={x(time) + 12}
        side={isRight ? 'left' : 'right'}
      />
    </ChartRoot>
  );
}

const noValue = '–';
