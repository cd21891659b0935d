// Made by "npm run tokens -w @skerry/ui" from tokens.json.
/** Lower bounds in px, with text of the usual size. Media queries cannot read custom properties, and no theme may move them. */
export const breakpoints = {
  extraSmall: 0,
  small: 600,
  medium: 768,
  large: 992,
  extraLarge: 1200,
  veryLarge: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The same in em: for readers who have set their browser to larger text, a window is as narrow as their letters make it. */
export const breakpointWidths = {
  small: '37.5em',
  medium: '48em',
  large: '62em',
  extraLarge: '75em',
  veryLarge: '90em',
} as const;

/** Static media queries from a breakpoint up: `${from.medium} { … }`. */
export const from = {
  small: '@media (min-width: 37.5em)',
  medium: '@media (min-width: 48em)',
  large: '@media (min-width: 62em)',
  extraLarge: '@media (min-width: 75em)',
  veryLarge: '@media (min-width: 90em)',
} as const;

/** Static media queries below a breakpoint. */
export const below = {
  small: '@media (max-width: 37.49875em)',
  medium: '@media (max-width: 47.99875em)',
  large: '@media (max-width: 61.99875em)',
  extraLarge: '@media (max-width: 74.99875em)',
  veryLarge: '@media (max-width: 89.99875em)',
} as const;
