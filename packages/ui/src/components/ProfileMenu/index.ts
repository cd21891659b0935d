export * from './ProfileMenu.tsx';
export type { ProfileLink } from './ProfilePanel.tsx';
