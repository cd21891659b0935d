export * from './MobileMenu.tsx';
