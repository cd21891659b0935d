export * from './FormLayout.tsx';
