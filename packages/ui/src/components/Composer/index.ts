export * from './Composer.tsx';
