'use client';
import { createContext, useContext } from 'react';

/** True inside a dialog that is updating: what is being saved must not change. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return useContext(ReadOnlyContext);
}
