export { Logo, type LogoProps } from './Logo.tsx';
export * from './WideLogo.tsx';
