import { createContext, useContext } from 'react';

/** Opens the dialog in which the user asks for more roles; undefined for those whom nobody could give one. */
export const RoleRequestContext = createContext<(() => void) | undefined>(undefined);

export function useRoleRequest(): (() => void) | undefined {
  return useContext(RoleRequestContext);
}
