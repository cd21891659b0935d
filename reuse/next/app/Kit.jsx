'use client';
import { ThemeProvider } from '@skerry/ui';
import Link from 'next/link';

/** Links go through Next's router. */
export function Kit({ children }) {
  return (
    <ThemeProvider brand="harbour" linkComponent={Link}>
      {children}
    </ThemeProvider>
  );
}
