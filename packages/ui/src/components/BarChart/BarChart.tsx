'use client';
import { max } from 'd3-array';
import { useId, useState, type ComponentProps, type PointerEvent } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { ChartCursor } from '../charts/ChartCursor.tsx';
import { ChartRoot } from '../charts/Chart.styles.ts';
import { seriesNumber, type ChartSeries } from '../charts/chartTypes.ts';
import { labelEvery, layoutOf } from '../charts/layout.ts';
import { linear, valueTicks } from '../charts/scales.ts';
import { useChartFormat } from '../charts/useChartFormat.ts';
import { useChartSize } from '../charts/useChartSize.ts';
import { SeriesPatterns } from './SeriesPatterns.tsx';

export interface BarChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the chart. */
  readonly label: string;
  /** What each group of bars stands for: months, sites. */
  readonly labels: readonly string[];
  /** The bars, in the order of the key. */
  readonly series: readonly ChartSeries[];
  /** Ids of series that are not drawn; they keep their colours. */
  readonly hiddenSeries?: ReadonlySet<string>;
  /** `bit/s` is written with SI prefixes. @default '' */
  readonly unit?: string;
  /** In px. @default 260 */
  readonly height?: number;
  /** On each other instead of beside each other, for parts of a whole. @default false */
  readonly isStacked?: boolean;
}

/**
 * Bars per month, site or other name, from zero. Pointer, touch and arrow keys read the values. Goes into a `ChartFrame`.
 *
 * @example
 * <BarChart label="Transferred" labels={months} series={[{ id: 'in', label: 'In', values }]} unit="TB" />
 */
export function BarChart(props: BarChartProps) {
  const { label, labels, series, hiddenSeries, unit = '', height = 260, isStacked = false, ref, ...rest } = props;
  const format = useChartFormat(unit);
  const id = useId();
  const [target, { width, em }] = useChartSize<HTMLDivElement>();
  const [index, setIndex] = useState<number>();
  const shown = series.flatMap((each, place) => (hiddenSeries?.has(each.id) ? [] : [{ ...each, place }]));

  const sums = labels.map((_, at) => shown.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const largest = isStacked
    ? max(sums)
    : max(
        shown.flatMap(({ values }) => values),
        (value) => value,
      );
  const ticks = valueTicks(largest ?? 1);
  const layout = layoutOf(width, em, ticks.map(format.tick));
  const y = linear([0, ticks.at(-1) ?? 1], [height - layout.bottom, layout.top]);
  const zero = y(0);
  const inner = Math.max(width - layout.left - layout.right, 1);
  const step = inner / Math.max(labels.length, 1);
  const group = Math.min(step * 0.7, isStacked ? 40 : 40 * shown.length);
  const bar = isStacked ? group : group / Math.max(shown.length, 1);
  const everyLabel = labelEvery(labels, step, em);

  const moveTo = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left - layout.left;
    setIndex(Math.max(0, Math.min(labels.length - 1, Math.floor(place / step))));
  };
  const at = Math.min(index ?? labels.length - 1, labels.length - 1);
  const centre = layout.left + (at + 0.5) * step;
  return (
    <ChartRoot
      {...rest}
      ref={mergeRefs(target, ref)}
      onPointerMove={moveTo}
      onPointerDown={moveTo}
      onPointerLeave={() => setIndex(undefined)}
    >
      <svg height={height} aria-hidden focusable={false}>
        <SeriesPatterns id={id} />
        {index !== undefined && (
          <rect data-part="band" x={centre - step / 2} y={layout.top} width={step} height={zero - layout.top} />
        )}
        {ticks.map((value) => (
          <g key={value}>
            <line
              data-part={value === 0 ? 'axis' : 'grid'}
              x1={layout.left}
              x2={width - layout.right}
              y1={y(value)}
              y2={y(value)}
            />
            <text x={layout.left - 8} y={y(value)} dy="0.33em" textAnchor="end">
              {format.tick(value)}
            </text>
          </g>
        ))}
        {labels.map((name, place) => {
          const start = layout.left + (place + 0.5) * step - group / 2;
          let base = 0;
          return (
            <g key={name}>
              {shown.map((each, order) => {
                const value = each.values[place] ?? 0;
                const bottom = isStacked ? base : 0;
                base += value;
                return (
                  <rect
                    key={each.id}
                    fill={`url(#${id}-${seriesNumber(each.place)})`}
                    x={isStacked ? start : start + order * bar}
                    y={y(bottom + value)}
                    width={Math.max(bar - 1, 1)}
                    height={Math.max(y(bottom) - y(bottom + value), 0)}
                  />
                );
              })}
              {place % everyLabel === 0 && (
                <text x={start + group / 2} y={zero + layout.labelDrop} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartCursor
        label={label}
        count={labels.length}
        index={index}
        onIndexChange={setIndex}
        title={labels[at] ?? ''}
        values={shown.map((each) => {
          const value = each.values[at] ?? 0;
          return {
            id: each.id,
            label: each.label,
            place: each.place,
            shown: format.value(value),
            spoken: format.spoken(value),
          };
        })}
        left={centre + 12}
        side={centre > width / 2 ? 'left' : 'right'}
      />
    </ChartRoot>
  );
}
