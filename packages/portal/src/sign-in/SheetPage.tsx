import { Texture } from '@skerry/ui';
import type { ReactNode } from 'react';
import { MiddleSheet } from './SignInFrame.styles.ts';

/** A page on a sheet in the middle of the contours. */
export function SheetPage({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <>
      <Texture kind="page" />
      <MiddleSheet data-is-wide={isWide || undefined}>{children}</MiddleSheet>
    </>
  );
}
