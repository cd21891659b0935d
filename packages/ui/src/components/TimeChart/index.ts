export * from './TimeChart.tsx';
