import { createContext } from 'react';

/** When the server last answered a read of this page; the page itself came with its opening. */
export interface LastAnswer {
  at(): Date;
  /** The server has answered just now. */
  renew(): void;
}

export function beginWithOpening(): LastAnswer {
  let at = new Date();
  return {
    at: () => at,
    renew() {
      at = new Date();
    },
  };
}

export const LastAnswerContext = createContext<LastAnswer>(beginWithOpening());
