export { Menu, type MenuGroup, type MenuProps } from './Menu.tsx';
export type { MenuItem, MenuItemLook } from './MenuEntry.tsx';
