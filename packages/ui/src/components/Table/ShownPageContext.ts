'use client';
import { createContext } from 'react';

export interface ShownPage {
  /** Counted from 1. */
  readonly page: number;
  readonly count: number;
}

/** Where a pagination in the foot of a table tells which page is shown, so that the table can say so once its rows are there. */
export const ShownPageContext = createContext<((place: ShownPage | undefined) => void) | undefined>(undefined);
