export * from './AlertRegion.tsx';
export * from './alertQueue.ts';
export { useAlertQueue } from './useAlertQueue.ts';
