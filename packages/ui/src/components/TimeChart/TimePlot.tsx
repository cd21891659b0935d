'use client';
import { area, line } from 'd3-shape';
import { memo, useMemo } from 'react';
import { decimate, type Point } from '../charts/decimate.ts';
import { seriesNumber, type ChartLimit, type ChartSeries } from '../charts/chartTypes.ts';
import { labelEvery, widestOf, type ChartLayout } from '../charts/layout.ts';
import { timeAxis, weekends, type Scale } from '../charts/scales.ts';
import type { ChartFormat } from '../charts/useChartFormat.ts';
import { apart } from './apart.ts';

export interface TimePlotProps {
  readonly width: number;
  readonly height: number;
  readonly layout: ChartLayout;
  readonly times: readonly number[];
  readonly series: readonly ChartSeries[];
  readonly hidden: ReadonlySet<string> | undefined;
  readonly limits: readonly ChartLimit[];
  readonly ticks: readonly number[];
  readonly x: Scale;
  readonly y: Scale;
  readonly format: ChartFormat;
  readonly hasArea: boolean;
  readonly cursor: number | undefined;
}

/** The drawing alone. What it shows is said by the slider and the table. */
export function TimePlot(props: TimePlotProps) {
  const { width, height, layout, times, series, hidden, limits, ticks, x, y, format, hasArea, cursor } = props;
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const { em, top, left } = layout;
  const edge = width - layout.right;
  const zero = y(0);
  const marks = timeAxis(from, to, Math.max(2, Math.floor((edge - left) / ((20 / 3) * em))), format.locale);
  const labels = marks.map(({ label }) => label);
  const every = labelEvery(labels, x(marks[1]?.at ?? to) - x(marks[0]?.at ?? from), em);
  const isInside = (labelAt: number) => x(labelAt) + widestOf(labels, em) / 2 <= width;
  const shown = series.flatMap((each, place) => (hidden?.has(each.id) ? [] : [{ ...each, place }]));
  const ends = apart(
    [
      ...shown.map(({ id, label, place, values }) => ({
        key: id,
        text: label,
        part: 'end',
        series: seriesNumber(place),
        y: y(values.findLast((value) => value !== null) ?? 0),
      })),
      ...limits.map(({ label, kind, value }) => ({
        key: label,
        text: label,
        part: kind,
        series: undefined,
        y: y(value),
      })),
    ],
    em,
  );
  return (
    <svg height={height} aria-hidden focusable={false}>
      {weekends(from, to).map(([begin, end]) => (
        <rect key={begin} data-part="band" x={x(begin)} y={top} width={x(end) - x(begin)} height={zero - top} />
      ))}
      {ticks.map((value) => (
        <g key={value}>
          <line data-part={value === 0 ? 'axis' : 'grid'} x1={left} x2={edge} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value)} dy="0.33em" textAnchor="end">
            {format.tick(value)}
          </text>
        </g>
      ))}
      {marks.map(({ at, labelAt, label }, index) => (
        <g key={at}>
          <line data-part="axis" x1={x(at)} x2={x(at)} y1={zero} y2={zero + 4} />
          {index % every === 0 && isInside(labelAt) && (
            <text x={x(labelAt)} y={zero + layout.labelDrop} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {shown.map(({ id, place, values }) => (
        <SeriesLine
          key={id}
          place={place}
          times={times}
          values={values}
          x0={x(from)}
          x1={x(to)}
          from={from}
          to={to}
          zero={zero}
          perUnit={y(1) - zero}
          hasArea={hasArea && place === 0}
        />
      ))}
      {limits.map(({ label, kind, value }) => (
        <line key={label} data-part={kind} x1={left} x2={edge} y1={y(value)} y2={y(value)} />
      ))}
      {layout.hasEnds &&
        ends.map((end) => (
          <text key={end.key} data-part={end.part} data-series={end.series} x={edge + 8} y={end.y} dy="0.33em">
            {end.text}
          </text>
        ))}
      {cursor !== undefined && (
        <g>
          <line data-part="cursor" x1={x(times[cursor] ?? 0)} x2={x(times[cursor] ?? 0)} y1={top} y2={zero} />
          {shown.map(({ id, place, values }) => {
            const value = values[cursor] ?? null;
            return value === null ? null : (
              <circle key={id} data-series={seriesNumber(place)} cx={x(times[cursor] ?? 0)} cy={y(value)} r={4} />
            );
          })}
        </g>
      )}
    </svg>
  );
}

interface SeriesLineProps {
  readonly place: number;
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
  readonly from: number;
  readonly to: number;
  readonly x0: number;
  readonly x1: number;
  readonly zero: number;
  readonly perUnit: number;
  readonly hasArea: boolean;
}

/** Drawn again when its numbers change, not when the cursor moves over it. */
const SeriesLine = memo(function SeriesLine(props: SeriesLineProps) {
  const { place, times, values, from, to, x0, x1, zero, perUnit, hasArea } = props;
  const paths = useMemo(() => {
    const factor = (x1 - x0) / (to - from || 1);
    const points = decimate(
      times.map((time, index): Point => [x0 + (time - from) * factor, values[index] ?? null]),
      x1 - x0,
    );
    const yOf = (point: Point) => zero + (point[1] ?? 0) * perUnit;
    const isThere = (point: Point) => point[1] !== null;
    const shape = line<Point>((point) => point[0], yOf)
      .defined(isThere)
      .digits(1);
    const fill = area<Point>((point) => point[0], zero, yOf)
      .defined(isThere)
      .digits(1);
    return { line: shape(points) ?? '', area: hasArea ? (fill(points) ?? '') : '' };
  }, [times, values, from, to, x0, x1, zero, perUnit, hasArea]);
  return (
    <>
      {hasArea && <path data-part="area" data-series={seriesNumber(place)} d={paths.area} />}
      <path data-part="line" data-series={seriesNumber(place)} d={paths.line} />
    </>
  );
});
