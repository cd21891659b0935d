'use client';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import { BellButton, BellCount } from './NotificationInbox.styles.ts';

export interface NotificationBellProps extends Omit<PopoverProps, 'trigger' | 'label' | 'side'> {
  /** How many are unread; nothing is shown at 0. */
  readonly count: number;
  /** A `NotificationInbox`; as a function it gets what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Names the button and the panel. @default "Notifications" */
  readonly label?: string;
  /** `header` has the colours of the `AppHeader`, at whose end it stands. @default 'header' */
  readonly place?: 'header' | 'page';
}

/**
 * A bell that says how many notifications are unread, and opens them.
 *
 * @example
 * <AppHeader end={<NotificationBell count={inbox.unread}><NotificationInbox {...inbox} /></NotificationBell>} />
 */
export function NotificationBell({
  count,
  children,
  label,
  place = 'header',
  align = 'end',
  ...rest
}: NotificationBellProps) {
  const text = useUiText();
  const name = text('ui.notificationInbox.title', label);
  const counted = `${name}, ${text('ui.notificationInbox.unreadCount', undefined, { count })}`;
  return (
    <Popover
      {...rest}
      label={name}
      align={align}
      trigger={
        <BellButton type="button" data-place={place}>
          <Icon icon={IconBell} />
          <VisuallyHidden>{count > 0 ? counted : name}</VisuallyHidden>
          {count > 0 && (
            <BellCount aria-hidden>{count > 99 ? text('ui.badge.over', undefined, { limit: 99 }) : count}</BellCount>
          )}
        </BellButton>
      }
    >
      {children}
    </Popover>
  );
}
