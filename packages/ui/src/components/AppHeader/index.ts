export * from './AppHeader.tsx';
