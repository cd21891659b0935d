export * from './MetricCard.tsx';
