import type { IconComponent } from '../../primitives/Icon/Icon.tsx';

export interface SideNavItem {
  /** Unlike that of every other item, also of those in groups. */
  readonly id: string;
  readonly label: string;
  /** Stands before the label, and alone while the menu is collapsed. Items in groups need none. */
  readonly icon?: IconComponent;
  /** Makes it a link. A group has none: it opens. */
  readonly href?: string;
  /** Whether it is the page that is shown. */
  readonly isCurrent?: boolean;
  /** How many things wait there, and what they are for screen readers: "3 unread". */
  readonly badge?: { readonly count: number; readonly label: string };
  /** The pages of the group. */
  readonly items?: readonly SideNavItem[];
}

/** Whether the page that is shown is the item, or lies in its group. */
export function holdsCurrent({ isCurrent = false, items = [] }: SideNavItem): boolean {
  return isCurrent || items.some(holdsCurrent);
}

/** The groups that lead to the page that is shown. */
export function groupsOfCurrent(items: readonly SideNavItem[]): string[] {
  return items
    .filter((item) => item.items !== undefined && holdsCurrent(item))
    .flatMap((item) => [item.id, ...groupsOfCurrent(item.items ?? [])]);
}

/** How many things wait in a group, all its groups together; undefined where none of its items counts anything. */
export function countOf({ badge, items = [] }: SideNavItem): number | undefined {
  const counts = [badge?.count, ...items.map(countOf)].filter((count) => count !== undefined);
  return counts.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0);
}
