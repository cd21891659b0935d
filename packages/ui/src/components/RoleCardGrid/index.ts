export * from './RoleCardGrid.tsx';
