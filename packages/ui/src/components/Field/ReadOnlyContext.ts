'use client';
import { createContext, useContext } from 'react';

/** True inside a dialog that is updating: what is being saved must not change. */
export const ReadOnlyContext = createContext(false);

/** @param readOnly of the field itself */
export function useIsReadOnly(readOnly: boolean | undefined = false): boolean {
  return useContext(ReadOnlyContext) || readOnly;
}
