export { densities, type Density } from './densities.ts';
export { ViewMenu, type ViewMenuProps } from './ViewMenu.tsx';
export { ViewMenuAction, type ViewMenuActionProps } from './ViewMenuAction.tsx';
export { ViewMenuActions, type ViewMenuActionsProps } from './ViewMenuActions.tsx';
export { ViewMenuItem, type ViewMenuItemProps } from './ViewMenuItem.tsx';
export { ViewMenuSection, type ViewMenuSectionProps } from './ViewMenuSection.tsx';
export type { ViewMenuPanelProps } from './ViewMenuPanel.tsx';
export type { ColumnListProps } from './ColumnList.tsx';
