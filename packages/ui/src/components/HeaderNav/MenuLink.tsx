'use client';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import type { NavItem } from './navigation.ts';
import { MenuLinkRoot } from './MenuLink.styles.ts';

/** One page in a menu. */
export function MenuLink({
  item,
  size,
  onNavigate,
}: {
  item: NavItem;
  size: 'medium' | 'touch';
  onNavigate: () => void;
}) {
  const { linkComponent } = useKit();
  return (
    <MenuLinkRoot
      as={linkComponent}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-size={size}
      onClick={onNavigate}
    >
      <Icon icon={item.icon} />
      {item.label}
    </MenuLinkRoot>
  );
}
