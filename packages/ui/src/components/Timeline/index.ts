export * from './Timeline.tsx';
