import { createContext } from 'react';

/** Whether the page of documentation is dark; Storybook's block for code has to be told. */
export const DarkContext = createContext(false);
