// Charts, apart from the rest of the kit: only who draws them pays for them.
export * from '../components/BarChart/index.ts';
export * from '../components/SeriesTable/index.ts';
export * from '../components/TimeChart/index.ts';
export type { ChartLimit, ChartSeries } from '../components/charts/chartTypes.ts';
