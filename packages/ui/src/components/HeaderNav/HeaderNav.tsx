'use client';
import { useId, useRef, type ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { mergeRefs } from '../../behavior/mergeRefs.ts';
import { useDisclosure } from '../../behavior/useDisclosure.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuList, MenuSlot } from './MenuLink.styles.ts';
import { emptyFrom, highlightedOf, tickOf, type NavGroup } from './navigation.ts';
import { useAllFit } from './useAllFit.ts';
import {
  MoreButton,
  MoreGroup,
  MoreGroupLabel,
  MorePanel,
  NavLink,
  NavList,
  NavRoot,
  NavSlot,
} from './HeaderNav.styles.ts';

export interface HeaderNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages that this user may open. Groups without items are not shown. */
  readonly groups: readonly NavGroup[];
  /** Names the navigation. @default "Main menu" */
  readonly label?: string;
  /** What the button for the other links says. @default "More options" */
  readonly moreLabel?: string;
}

/**
 * The links of the header from large up: the highlighted ones that the width allows, then "More options" with the rest. CSS decides which,
 * so nothing moves after loading. Where all pages are highlighted and have room, they all stand there. Below large the same groups stand in
 * the `MobileMenu`.
 */
export function HeaderNav({ groups, label, moreLabel, ref, ...rest }: HeaderNavProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const shown = groups.filter(({ items }) => items.length > 0);
  const nav = useRef<HTMLElement>(null);
  const allFit = useAllFit(nav, emptyFrom(shown.flatMap(({ items }) => items)) !== undefined);
  return (
    <NavRoot
      aria-label={text('ui.headerNav.label', label)}
      {...rest}
      ref={mergeRefs(nav, ref)}
      data-all-fit={allFit ? '' : undefined}
    >
      <NavList>
        {highlightedOf(shown).map(({ href, label: name, highlight, isCurrent = false, hasTick = true }) => (
          <NavSlot key={href} data-highlight={highlight} data-current={(isCurrent && hasTick) || undefined}>
            <NavLink as={linkComponent} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </NavLink>
          </NavSlot>
        ))}
        {shown.length > 0 && <MoreOptions groups={shown} label={text('ui.headerNav.moreOptions', moreLabel)} />}
      </NavList>
    </NavRoot>
  );
}

function MoreOptions({ groups, label }: { groups: readonly NavGroup[]; label: string }) {
  const { isOpen, close, rootProps, buttonProps, panelId } = useDisclosure();
  const id = useId();
  return (
    <NavSlot
      {...rootProps}
      data-more=""
      data-tick={tickOf(groups)}
      data-empty-from={emptyFrom(groups.flatMap(({ items }) => items))}
    >
      <MoreButton {...buttonProps}>
        {label}
        <Icon icon={IconChevronDown} />
      </MoreButton>
      {isOpen && (
        <MorePanel id={panelId}>
          {groups.map((group) => (
            <MoreGroup key={group.id} data-empty-from={emptyFrom(group.items)}>
              <MoreGroupLabel id={`${id}-${group.id}`}>{group.label}</MoreGroupLabel>
              <MenuList aria-labelledby={`${id}-${group.id}`}>
                {group.items.map((item) => (
                  <MenuSlot key={item.href} data-in-header="" data-highlight={item.highlight}>
                    <MenuLink item={item} size="medium" onNavigate={close} />
                  </MenuSlot>
                ))}
              </MenuList>
            </MoreGroup>
          ))}
        </MorePanel>
      )}
    </NavSlot>
  );
}
