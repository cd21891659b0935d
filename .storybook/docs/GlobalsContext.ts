import { createContext } from 'react';

/** What the toolbar says, such as `{ theme: 'dark' }`, for what a page of documentation draws by itself. */
export const GlobalsContext = createContext<Readonly<Record<string, unknown>>>({});
