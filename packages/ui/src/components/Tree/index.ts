export * from './Tree.tsx';
export type { TreeItem } from './treeRows.ts';
