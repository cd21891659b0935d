'use client';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { MenuDescription, MenuItemRoot, MenuWords } from './Menu.styles.ts';

export interface MenuItemLook {
  /** What it does. Unlike the others of the menu. */
  readonly label: string;
  readonly icon?: IconComponent;
  /** A second line. */
  readonly description?: string;
  /** Removes or ends something. Last of its menu, and asks first. @default false */
  readonly isDestructive?: boolean;
  /** Makes it unavailable, and says why in place of the second line. It can still be reached, so that the reason can be read. */
  readonly disabledReason?: string | undefined;
}

/** An action, or with `href` a link of the provider's `linkComponent`. */
export type MenuItem = MenuItemLook &
  (
    | { readonly onSelect: () => void; readonly href?: undefined }
    | { readonly href: string; readonly onSelect?: () => void }
  );

/** One item: with the role comes its place in the arrow keys of the menu. */
export function MenuEntry({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { linkComponent } = useKit();
  const id = useId();
  const { label, icon, isDestructive = false, disabledReason, href, onSelect } = item;
  const isDisabled = disabledReason !== undefined;
  const description = disabledReason ?? item.description;

  const select = (event: MouseEvent | KeyboardEvent) => {
    if (isDisabled) {
      event.preventDefault();
      return;
    }
    // Closed first: the action may move the focus on, such as into a dialog.
    onClose();
    onSelect?.();
  };
  const selectByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // A link is followed by its own click, with all that a router adds to it.
    event.preventDefault();
    // The key that opened the menu may still be held.
    if (!event.repeat) event.currentTarget.click();
  };
  return (
    <MenuItemRoot
      {...(href !== undefined && !isDisabled && { as: linkComponent, href })}
      role="menuitem"
      tabIndex={-1}
      aria-describedby={description === undefined ? undefined : id}
      aria-disabled={isDisabled || undefined}
      data-destructive={isDestructive || undefined}
      onClick={select}
      onKeyDown={selectByKey}
    >
      {icon && <Icon icon={icon} size="small" />}
      <MenuWords>
        {label}
        {/* Read as the description, not once more as a part of the name. */}
        {description !== undefined && (
          <MenuDescription id={id} aria-hidden>
            {description}
          </MenuDescription>
        )}
      </MenuWords>
    </MenuItemRoot>
  );
}
