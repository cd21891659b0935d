'use client';
import { useEffect, useRef, type ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { SubMenuCount, SubMenuLink, SubMenuList, SubMenuMark, SubMenuRoot } from './SubMenu.styles.ts';

export interface SubMenuItem {
  readonly href: string;
  readonly label: string;
  /** How many things lie behind it. Null while that is not known: its room is kept. */
  readonly count?: number | null;
  /** What a dot beside the label means, such as "2 unsaved changes". */
  readonly mark?: string;
}

export interface SubMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages, in the order in which they stand. */
  readonly items: readonly SubMenuItem[];
  /** Path of the page that is shown; the item with exactly this `href` is current. */
  readonly currentPath: string;
  /** Names the navigation. @default "Pages in this section" */
  readonly label?: string;
}

/** So much of what comes after it stays in sight, as it fades out there. */
const fade = 32;

/** Scrolls the row of tabs so far that the current one is whole. The page itself stays where it is. */
function bringCurrentIntoView(list: HTMLElement | null): void {
  const tab = list?.querySelector('[aria-current]');
  const row = list?.closest('nav');
  if (!row || !tab) return;
  const beyond = tab.getBoundingClientRect().right + fade - row.getBoundingClientRect().right;
  if (beyond > 0) row.scrollLeft += beyond;
}

/** As high as a figure. */
const keptRoom = '\u00a0';

/** The pages of one section as tabs that are links. Scrolls sideways where it does not fit. */
export function SubMenu({ items, currentPath, label, ...rest }: SubMenuProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const list = useRef<HTMLUListElement>(null);
  // Figures that come later make the tabs wider.
  const counts = items.map(({ count }) => count ?? '').join(' ');
  useEffect(() => bringCurrentIntoView(list.current), [currentPath, counts]);
  return (
    <SubMenuRoot aria-label={text('ui.subMenu.label', label)} {...rest}>
      <SubMenuList ref={list}>
        {items.map(({ href, label: name, count, mark }) => (
          <li key={href}>
            <SubMenuLink as={linkComponent} href={href} aria-current={href === currentPath ? 'page' : undefined}>
              {name}
              {count !== undefined && (
                <SubMenuCount data-is-waiting={count === null ? '' : undefined}>{count ?? keptRoom}</SubMenuCount>
              )}
              {mark !== undefined && (
                <SubMenuMark>
                  <VisuallyHidden>{mark}</VisuallyHidden>
                </SubMenuMark>
              )}
            </SubMenuLink>
          </li>
        ))}
      </SubMenuList>
    </SubMenuRoot>
  );
}
