export * from './PageHeader.tsx';
// What `more` is made of.
export type { MenuGroup, MenuItem, MenuItemLook } from '../Menu/index.ts';
