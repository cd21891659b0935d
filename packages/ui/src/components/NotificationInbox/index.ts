export { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
export * from './NotificationInbox.tsx';
export type { InboxNotification } from './NotificationRow.tsx';
