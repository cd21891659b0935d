// For stories and tests: a week of traffic at a site, in and out, every quarter of an hour.
import type { ChartLimit, ChartSeries } from './chartTypes.ts';

const quarter = 900_000;
const start = Date.parse('2024-11-11T00:00:00+01:00');

export const trafficTimes: readonly number[] = Array.from({ length: 7 * 96 }, (_, index) => start + index * quarter);

/** Busy by day, quiet at the weekend, a backup at three; the same at every run. */
const rate = (index: number, share: number) => {
  const hour = (index / 4) % 24;
  const day = Math.floor(index / 96);
  const busy = Math.exp(-(((hour - 13) / 4) ** 2)) * (day < 5 ? 1 : 0.28);
  const backup = Math.exp(-(((hour - 3) / 0.7) ** 2)) * 0.3;
  const ripple = 1 + 0.06 * Math.sin(index * 1.7) + 0.04 * Math.sin(index * 0.61);
  return Math.round((60e6 + 700e6 * (busy + backup)) * share * ripple);
};

export const trafficSeries: readonly ChartSeries[] = [
  { id: 'in', label: 'In', values: trafficTimes.map((_, index) => rate(index, 1)) },
  { id: 'out', label: 'Out', values: trafficTimes.map((_, index) => rate(index, 0.42)) },
];

export const trafficLimits: readonly ChartLimit[] = [
  { label: 'Capacity', value: 1e9, kind: 'capacity' },
  { label: '95th, in', value: 748e6, kind: 'percentile' },
];

export const months: readonly string[] = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
export const volumeSeries: readonly ChartSeries[] = [
  { id: 'in', label: 'In', values: [17.2, 12.8, 15.9, 19.6, 20.3, 21.4] },
  { id: 'out', label: 'Out', values: [8.1, 6.2, 7.7, 9.1, 9.4, 9.8] },
  { id: 'internal', label: 'Internal', values: [3.2, 2.9, 3, 3.3, 3.8, 4.1] },
];
