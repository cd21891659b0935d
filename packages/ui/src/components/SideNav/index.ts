export * from './SideNav.tsx';
export type { SideNavItem } from './sideNavItems.ts';
