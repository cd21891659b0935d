import { render, type RenderOptions, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { ThemeProvider, type ThemeProviderProps } from '../theme/ThemeProvider.tsx';

export interface RenderWithThemeOptions extends Omit<RenderOptions, 'wrapper' | 'queries'> {
  /** Props of the provider around the element. */
  readonly theme?: Omit<ThemeProviderProps, 'children'>;
}

/** Testing Library's `render`, inside a `ThemeProvider`. */
export function renderWithTheme(
  element: ReactElement,
  { theme, ...options }: RenderWithThemeOptions = {},
): RenderResult {
  return render(element, {
    ...options,
    wrapper: ({ children }: { children: ReactNode }) => <ThemeProvider {...theme}>{children}</ThemeProvider>,
  });
}
