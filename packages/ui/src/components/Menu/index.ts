export { Menu, type MenuProps } from './Menu.tsx';
export type { MenuGroup } from './MenuList.tsx';
export type { MenuItem, MenuItemLook } from './MenuEntry.tsx';
