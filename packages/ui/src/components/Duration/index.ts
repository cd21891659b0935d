export * from './Duration.tsx';
