export * from './Tag.tsx';
export * from './TagList.tsx';
export type * from './tagListItem.ts';
