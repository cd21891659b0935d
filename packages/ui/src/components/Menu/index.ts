export { Menu, type MenuGroup, type MenuProps } from './Menu.tsx';
export type { MenuItem } from './MenuEntry.tsx';
