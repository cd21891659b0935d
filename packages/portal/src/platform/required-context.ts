import { createContext, useContext, type Context } from 'react';

/** A context that must be provided: reading it outside its provider fails with the context's name. */
export function createRequiredContext<Value>(name: string): [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined);
  context.displayName = name;
  return [
    context,
    () => {
      const value = useContext(context);
      if (value === undefined) throw new Error(`${name} is not provided.`);
      return value;
    },
  ];
}
