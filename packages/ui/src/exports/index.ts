// The public API of the kit and nothing else.
export * from '../primitives/Box/index.ts';
export * from '../primitives/Divider/index.ts';
export * from '../primitives/Grid/index.ts';
export * from '../primitives/Heading/index.ts';
export * from '../primitives/Icon/index.ts';
export * from '../primitives/Inline/index.ts';
export * from '../primitives/Stack/index.ts';
export * from '../primitives/Text/index.ts';
export * from '../primitives/VisuallyHidden/index.ts';

export * from '../components/Button/index.ts';
export * from '../components/Spinner/index.ts';

export { ThemeProvider, type Brand, type Theme, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';
export { ThemeScope, type ThemeScopeProps } from '../theme/ThemeScope.tsx';
export { useKit, type Kit, type LinkComponent, type LinkProps } from '../theme/KitContext.ts';
export { below, breakpoints, from, type Breakpoint } from '../tokens/breakpoints.ts';
export { token } from '../tokens/token.ts';
export type {
  Responsive,
  SpaceToken,
  BackgroundToken,
  BorderToken,
  RadiusToken,
  ElevationToken,
  WidthToken,
  ColumnsToken,
  Alignment,
} from '../system/systemProps.ts';
