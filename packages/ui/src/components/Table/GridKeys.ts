'use client';
import type { RefObject } from 'react';
import { useGridKeys } from './useGridKeys.ts';

/** The keys of a table that is a grid, in a part of its own that other tables do not fetch. Shows nothing. */
export function GridKeys({ within }: { readonly within: RefObject<HTMLElement | null> }): null {
  useGridKeys(within);
  return null;
}
