declare module 'jest-axe' {
  import type { AxeResults } from 'axe-core';

  /** Accessibility findings in an element, without those that need layout, such as contrast. */
  export function axe(element: Element): Promise<AxeResults>;
}
