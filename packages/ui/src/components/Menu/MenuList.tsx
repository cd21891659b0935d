'use client';
import type { ComponentProps } from 'react';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';
import { MenuHeading, MenuPanel, MenuSection } from './Menu.styles.ts';

export interface MenuGroup {
  /** Its heading; without one, a line sets the group apart. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuListProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onClose: () => void;
}

/** The items of an open menu in their groups, for the button that opened it. */
export function MenuList({ label, groups, onClose, ...rest }: MenuListProps) {
  return (
    <MenuPanel {...rest} role="menu" aria-label={label}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group, place) => (
          <MenuSection key={group.label ?? place} role="group" aria-label={group.label}>
            {group.label !== undefined && <MenuHeading aria-hidden>{group.label}</MenuHeading>}
            {group.items.map((item) => (
              <MenuEntry key={item.label} item={item} onClose={onClose} />
            ))}
          </MenuSection>
        ))}
    </MenuPanel>
  );
}
