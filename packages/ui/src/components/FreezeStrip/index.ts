export * from './FreezeStrip.tsx';
