export * from './HeaderNav.tsx';
export type { Highlight, NavGroup, NavItem } from './navigation.ts';
