export * from './FullPageState.tsx';
