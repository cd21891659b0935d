'use client';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuAnchor, MenuLabel } from './Menu.styles.ts';
import type { MenuGroup } from './MenuList.tsx';
import { useMenuList } from './useMenuList.tsx';

export interface MenuProps extends Omit<ComponentProps<'button'>, 'children' | 'ref' | 'onClick' | 'onKeyDown'> {
  /** The word on the button, and the name of the menu. */
  readonly label: string;
  /** The actions, with a line between the groups. */
  readonly groups: readonly MenuGroup[];
  /** Before the word; with `isLabelHidden` it is all of the button. */
  readonly icon?: IconComponent;
  /** Makes it an icon button, with the word as its tooltip. Needs `icon`. @default false */
  readonly isLabelHidden?: boolean;
  /** `primary` only with its word: the one action of a page that asks which. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'ghost';
  /** Size of the button. @default 'medium' */
  readonly size?: 'small' | 'medium';
  /** Which edge of the button the menu keeps to. @default 'start' */
  readonly align?: 'start' | 'end';
  /** False leaves the arrow away, for a word that says by itself that more comes. Needs `icon`. @default true */
  readonly hasArrow?: boolean;
  /** Shows the bearing ring: an action of the menu is on its way. @default false */
  readonly isLoading?: boolean;
  /** Reaches the button. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a list of actions and links. What chooses a value is a `Dropdown`; the pages of a site are `HeaderNav`.
 *
 * @example
 * <Menu label="More actions" icon={IconDotsVertical} isLabelHidden groups={[{ items: [{ label: 'Edit', onSelect: edit }] }]} />
 */
export function Menu(props: MenuProps) {
  const { label, groups, icon, isLabelHidden = false, variant = 'secondary', align = 'start', ...others } = props;
  const { hasArrow = true, ref, ...rest } = others;
  const { id, anchorRef, button, buttonProps, labelling, list } = useMenuList({ label, groups, align });

  const control = {
    id: `${id}-button`,
    ...rest,
    ...buttonProps,
    // Presses are ignored by the button itself.
    onKeyDown: rest.isLoading ? undefined : buttonProps.onKeyDown,
    variant,
    ...labelling,
  };
  return (
    <MenuAnchor ref={anchorRef}>
      {isLabelHidden && icon ? (
        <IconButton
          {...control}
          variant={variant === 'ghost' ? 'ghost' : 'secondary'}
          ref={mergeRefs(button, ref)}
          icon={icon}
          label={label}
        />
      ) : (
        <Button
          {...control}
          ref={mergeRefs(button, ref)}
          icon={icon && !hasArrow ? icon : IconChevronDown}
          iconPosition={icon && !hasArrow ? 'start' : 'end'}
        >
          <MenuLabel>{label}</MenuLabel>
        </Button>
      )}
      {list}
    </MenuAnchor>
  );
}
