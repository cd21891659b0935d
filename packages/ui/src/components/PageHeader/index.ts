export * from './PageHeader.tsx';
// What `more` takes: a stable component leaves no type of its props to the experimental entry.
export type { MenuGroup } from '../Menu/MenuList.tsx';
export type { MenuItem, MenuItemLook } from '../Menu/MenuEntry.tsx';
