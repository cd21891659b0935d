export * from './ProfileMenu.tsx';
export type { ProfileAction, ProfileLink, ProfilePanelProps } from './ProfilePanel.tsx';
