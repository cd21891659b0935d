export * from './BitRate.tsx';
