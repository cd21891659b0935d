export * from './ProfileMenu.tsx';
export type { ProfileAction, ProfileLink } from './ProfilePanel.tsx';
