import { createContext, use } from 'react';

/** Ids of the columns of a list that are chosen and have no room. */
export const ColumnsGivingWay = createContext<readonly string[]>([]);

/** For a cell that says what another column says, where that has no room. */
export function useGivesWay(columnId: string): boolean {
  return use(ColumnsGivingWay).includes(columnId);
}
