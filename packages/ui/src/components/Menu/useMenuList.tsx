import { useId, useRef } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useFloating } from '../../behavior/useFloating.ts';
import { useMenu } from '../../behavior/useMenu.ts';
import { MenuList, type MenuGroup } from './MenuList.tsx';

export interface MenuListOptions {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  /** Which edge of the anchor the menu keeps to. */
  readonly align: 'start' | 'end';
}

/** A list of actions below the button that opens it: what the button needs, and the list while it is open. */
export function useMenuList({ label, groups, align }: MenuListOptions) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, close, buttonProps, menuProps } = useMenu(menu, button);
  const { anchorRef, floatingRef, style } = useFloating({ isOpen, side: 'bottom', align });
  return {
    id,
    anchorRef,
    button,
    /** What opens it. */
    buttonProps,
    /** What says that it does. */
    labelling: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    },
    list: isOpen && (
      <MenuList
        {...menuProps}
        ref={mergeRefs(menu, floatingRef)}
        id={id}
        label={label}
        groups={groups}
        onClose={close}
        style={style}
      />
    ),
  };
}
