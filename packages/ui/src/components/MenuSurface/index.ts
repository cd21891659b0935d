export { menuItem, MenuSurface } from './MenuSurface.styles.ts';
