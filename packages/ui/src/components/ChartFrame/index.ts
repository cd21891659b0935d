export * from './ChartFrame.tsx';
