export * from './Tag.tsx';
export * from './TagList.tsx';
