export * from './InlineEdit.tsx';
