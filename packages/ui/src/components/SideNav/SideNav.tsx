'use client';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import {
  SideNavButton,
  SideNavFoot,
  SideNavFrame,
  SideNavRoot,
  SideNavToggle,
  SideNavWords,
} from './SideNav.styles.ts';
import { groupsOfCurrent, type SideNavItem } from './sideNavItems.ts';
import { SideNavRows } from './SideNavRows.tsx';

export interface SideNavProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Pages and groups of pages, in the order in which they stand. At most two levels of groups can be overlooked. */
  readonly items: readonly SideNavItem[];
  /** The open groups by their ids, where the page keeps them. */
  readonly value?: readonly string[];
  /** The groups that are open at first, where the component keeps them. @default those that lead to the current page */
  readonly defaultValue?: readonly string[];
  /** A group was opened or closed: all that are open now. */
  readonly onValueChange?: (value: readonly string[]) => void;
  /** Only icons are shown, where the page keeps it. */
  readonly isCollapsed?: boolean;
  /** Whether only icons are shown at first, where the component keeps it. @default false */
  readonly defaultCollapsed?: boolean;
  /** It was collapsed to icons, or expanded. */
  readonly onCollapsedChange?: (isCollapsed: boolean) => void;
  /** Whether it can be collapsed. Every item of the first level then needs an icon. @default true */
  readonly isCollapsible?: boolean;
  /** Above the pages, such as a name or a `Dropdown` of customers; not shown while collapsed. */
  readonly head?: ReactNode;
  /** Names the navigation, and the drawer of narrow windows. @default "Side menu" */
  readonly label?: string;
  /** What the button says that opens the drawer. @default "Menu" */
  readonly openLabel?: string;
}

/**
 * The pages of an application with many of them, beside the page: groups that open, the page that is shown, how many things wait. Collapses
 * to icons; below large it is a button that opens it in a drawer.
 *
 * @example
 * <SideNav items={[{ id: 'orders', label: 'Orders', icon: IconPackage, href: '/orders', isCurrent: true }, …]} />
 */
export function SideNav(props: SideNavProps) {
  const { items, value, defaultValue, onValueChange, isCollapsed: given, defaultCollapsed = false, ...others } = props;
  const { onCollapsedChange, isCollapsible = true, head, label, openLabel, ...rest } = others;
  const text = useUiText();
  const [open, setOpen] = useControlledState<readonly string[]>(
    value,
    defaultValue ?? groupsOfCurrent(items),
    onValueChange,
  );
  const [wantsIcons, setCollapsed] = useControlledState<boolean>(given, defaultCollapsed, onCollapsedChange);
  const [isInDrawer, setInDrawer] = useState(false);
  const isCollapsed = isCollapsible && wantsIcons;
  const name = text('ui.sideNav.label', label);

  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  // Icons have no room for the pages of a group: pressing it makes some.
  const expandWith = (id: string) => {
    setCollapsed(false);
    if (!open.includes(id)) setOpen([...open, id]);
  };
  const collapseWord = text(isCollapsed ? 'ui.sideNav.expand' : 'ui.sideNav.collapse');
  const collapse = (
    <SideNavButton
      type="button"
      data-collapsed={isCollapsed ? '' : undefined}
      onClick={() => setCollapsed(!isCollapsed)}
    >
      <Icon icon={isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse} />
      <SideNavWords>{collapseWord}</SideNavWords>
    </SideNavButton>
  );
  return (
    <SideNavRoot {...rest}>
      <SideNavToggle>
        <Button icon={IconMenu2} aria-haspopup="dialog" aria-expanded={isInDrawer} onClick={() => setInDrawer(true)}>
          {text('ui.sideNav.open', openLabel)}
        </Button>
      </SideNavToggle>
      <SideNavFrame aria-label={name} data-place="page" data-collapsed={isCollapsed ? '' : undefined}>
        {!isCollapsed && head}
        <SideNavRows
          items={items}
          open={open}
          isCollapsed={isCollapsed}
          onGroupPress={isCollapsed ? expandWith : toggle}
          onNavigate={undefined}
        />
        {isCollapsible && (
          <SideNavFoot>
            {isCollapsed ? (
              <Tooltip label={collapseWord} isDescription={false}>
                {collapse}
              </Tooltip>
            ) : (
              collapse
            )}
          </SideNavFoot>
        )}
      </SideNavFrame>
      <Drawer isOpen={isInDrawer} onClose={() => setInDrawer(false)} title={name} side="start" width="small">
        <SideNavFrame aria-label={name} data-place="drawer">
          {head}
          <SideNavRows
            items={items}
            open={open}
            isCollapsed={false}
            onGroupPress={toggle}
            onNavigate={() => setInDrawer(false)}
          />
        </SideNavFrame>
      </Drawer>
    </SideNavRoot>
  );
}
