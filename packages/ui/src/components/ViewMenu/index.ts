export { densities, ViewMenu, type Density, type ViewMenuProps } from './ViewMenu.tsx';
export { ViewMenuItem, type ViewMenuItemProps } from './ViewMenuItem.tsx';
export { ViewMenuSection, type ViewMenuSectionProps } from './ViewMenuSection.tsx';
