export * from './DateTime.tsx';
