// Made by "npm run tokens -w @skerry/ui" from tokens.json.
/** Lower bounds in px. Media queries cannot read custom properties, and no theme may move them. */
export const breakpoints = {
  extraSmall: 0,
  small: 600,
  medium: 768,
  large: 992,
  extraLarge: 1200,
  veryLarge: 1440,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Static media queries from a breakpoint up: `${from.medium} { … }`. */
export const from = {
  small: '@media (min-width: 600px)',
  medium: '@media (min-width: 768px)',
  large: '@media (min-width: 992px)',
  extraLarge: '@media (min-width: 1200px)',
  veryLarge: '@media (min-width: 1440px)',
} as const;

/** Static media queries below a breakpoint. */
export const below = {
  small: '@media (max-width: 599.98px)',
  medium: '@media (max-width: 767.98px)',
  large: '@media (max-width: 991.98px)',
  extraLarge: '@media (max-width: 1199.98px)',
  veryLarge: '@media (max-width: 1439.98px)',
} as const;
