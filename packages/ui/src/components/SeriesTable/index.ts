export * from './SeriesTable.tsx';
