import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconComponent;
  /** Whether the page that is shown lies under it. */
  readonly isCurrent?: boolean;
  /**
   * Its place among the links that stand in the header by themselves where there is room: the first from extraLarge, the second and third
   * from veryLarge, `always` from large and after the others. All else is under "More options". Where every page has a place and all have room,
   * they stand there from large.
   */
  readonly highlight?: Highlight;
  /** Whether the header marks it with the bearing tick when it is current. The start page has none: the logo is its link. @default true */
  readonly hasTick?: boolean;
}

export type Highlight = 1 | 2 | 3 | 'always';

export interface NavGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The highlighted items of all groups, in the order of the header. */
export function highlightedOf(groups: readonly NavGroup[]): NavItem[] {
  const rank = ({ highlight }: NavItem) => (highlight === 'always' ? 4 : (highlight ?? 5));
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => item.highlight !== undefined)
    .sort((a, b) => rank(a) - rank(b));
}

/** Where the tick stands: at an item that is current, in the header or, at widths where it is not there, under "More options". */
export function tickOf(groups: readonly NavGroup[]): Highlight | 'more' | undefined {
  const current = groups
    .flatMap(({ items }) => items)
    .find(({ isCurrent = false, hasTick = true }) => isCurrent && hasTick);
  return current && (current.highlight ?? 'more');
}

/** From which width on a group of the menu, or all of it, has nothing left to show, because the header shows all of these. */
export function emptyFrom(items: readonly NavItem[]): 'large' | 'extraLarge' | 'veryLarge' | undefined {
  const widths = items.map(({ highlight }) =>
    highlight === undefined ? 3 : highlight === 'always' ? 0 : highlight === 1 ? 1 : 2,
  );
  return (['large', 'extraLarge', 'veryLarge'] as const)[Math.max(...widths)];
}
