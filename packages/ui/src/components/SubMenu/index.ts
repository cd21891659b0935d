export * from './SubMenu.tsx';
