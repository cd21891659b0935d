export * from './UnsavedChanges.tsx';
