export * from './Divider.tsx';
