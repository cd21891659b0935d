import { Texture } from '@skerry/ui';
import type { ReactNode } from 'react';
import { MiddleSheet } from './SignInFrame.styles.ts';

export interface SheetPageProps {
  /** 460, 560 or 840 px: a login, a form, something to read. @default 'small' */
  width?: 'small' | 'medium' | 'large';
  children: ReactNode;
}

/** A page on a sheet in the middle of the contours. */
export function SheetPage({ width = 'small', children }: SheetPageProps) {
  return (
    <>
      <Texture kind="page" />
      <MiddleSheet data-width={width}>{children}</MiddleSheet>
    </>
  );
}
