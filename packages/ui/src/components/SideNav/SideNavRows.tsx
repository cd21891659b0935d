'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactElement } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { SideNavBadge, SideNavButton, SideNavLink, SideNavList, SideNavWords } from './SideNav.styles.ts';
import { countOf, holdsCurrent, type SideNavItem } from './sideNavItems.ts';

interface RowsProps {
  readonly items: readonly SideNavItem[];
  readonly open: readonly string[];
  readonly isCollapsed: boolean;
  readonly onGroupPress: (id: string) => void;
  readonly onNavigate: (() => void) | undefined;
}

/** Pages and groups below each other; a group has its pages in a list of their own. */
export function SideNavRows({ items, ...shared }: RowsProps) {
  return (
    <SideNavList>
      {items.map((item) => (
        <li key={item.id}>{item.items ? <Group item={item} {...shared} /> : <Page item={item} {...shared} />}</li>
      ))}
    </SideNavList>
  );
}

type RowProps = Omit<RowsProps, 'items'> & { readonly item: SideNavItem };

function Page({ item, isCollapsed, onNavigate }: RowProps) {
  const { linkComponent } = useKit();
  const { icon, label, href, isCurrent = false, badge } = item;
  return (
    <Named label={label} isCollapsed={isCollapsed}>
      <SideNavLink
        as={linkComponent}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        data-collapsed={isCollapsed ? '' : undefined}
        onClick={onNavigate}
      >
        {icon && <Icon icon={icon} />}
        <SideNavWords>{label}</SideNavWords>
        {badge && <Count {...badge} isCollapsed={isCollapsed} />}
      </SideNavLink>
    </Named>
  );
}

function Group({ item, open, isCollapsed, onGroupPress, onNavigate }: RowProps) {
  const id = useId();
  const { icon, label, items = [] } = item;
  const isOpen = open.includes(item.id) && !isCollapsed;
  const count = countOf(item);
  return (
    <>
      <Named label={label} isCollapsed={isCollapsed}>
        <SideNavButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          data-holds-current={holdsCurrent(item) ? '' : undefined}
          data-collapsed={isCollapsed ? '' : undefined}
          onClick={() => onGroupPress(item.id)}
        >
          {icon && <Icon icon={icon} />}
          <SideNavWords>{label}</SideNavWords>
          {/* An open group shows them at its pages. */}
          {count !== undefined && !isOpen && <Count count={count} label={String(count)} isCollapsed={isCollapsed} />}
          {!isCollapsed && <Icon icon={IconChevronDown} size="small" />}
        </SideNavButton>
      </Named>
      {isOpen && (
        <div id={id}>
          <SideNavRows
            items={items}
            open={open}
            isCollapsed={false}
            onGroupPress={onGroupPress}
            onNavigate={onNavigate}
          />
        </div>
      )}
    </>
  );
}

function Count({ count, label, isCollapsed }: { count: number; label: string; isCollapsed: boolean }) {
  return (
    <SideNavBadge>
      <Badge count={count} label={label} tone="info" variant={isCollapsed ? 'dot' : 'count'} />
    </SideNavBadge>
  );
}

/** An icon alone says its name to those who point at it. */
function Named({
  label,
  isCollapsed,
  children,
}: {
  label: string;
  isCollapsed: boolean;
  children: ReactElement<object>;
}) {
  if (!isCollapsed) return children;
  return (
    <Tooltip label={label} isDescription={false}>
      {children}
    </Tooltip>
  );
}
