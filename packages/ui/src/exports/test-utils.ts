// For tests of applications that use the kit; needs @testing-library/react.
export { fetchOverlays } from '../testing/fetchOverlays.ts';
export { renderWithTheme, type RenderWithThemeOptions } from '../testing/renderWithTheme.tsx';
