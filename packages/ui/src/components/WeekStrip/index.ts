export * from './WeekStrip.tsx';
