'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';
import type { Brand } from './ThemeProvider.tsx';

export interface ThemeScopeProps extends ComponentProps<'div'> {
  readonly brand?: Brand;
  readonly theme: 'light' | 'dark';
}

/** A part of the page in another theme than the rest, such as a wall that is always dark. Overlays opened from it keep the page's theme. */
export function ThemeScope({ brand = 'skerry', theme, ...rest }: ThemeScopeProps) {
  return <Scope {...rest} data-brand={brand} data-theme={theme} />;
}

const Scope = styled.div`
  background: ${token.bg.canvas};
  color: ${token.text.default};
  ${token.type.body}
`;
