'use client';
import { IconBell } from '@tabler/icons-react';
import { formatDate, formatMoment, type DateStyle } from '@skerry/i18n/ui';
import { nearDayName } from '../../behavior/dayNames.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import {
  EntryDetail,
  EntryDue,
  EntryTime,
  EntryTitle,
  InboxEntry,
  InboxRow,
  UnreadDot,
} from './NotificationInbox.styles.ts';

export interface InboxNotification {
  readonly id: string;
  /** What has happened or is to be done: "Ticket 540 118 waits for your answer". */
  readonly title: string;
  /** A second line, such as which thing it is about. */
  readonly detail?: string;
  /** When it came: a `Date`, milliseconds, or an ISO 8601 text with its time zone. */
  readonly at: Date | number | string;
  /** Where it is read or done. */
  readonly href?: string;
  /** Until when somebody has to answer, if that matters: a moment like `at`. */
  readonly respondBy?: Date | number | string;
  /** What kind of thing it is. @default a bell */
  readonly icon?: IconComponent;
  /** What it means for the reader, which colours the icon. @default 'neutral' */
  readonly tone?: 'neutral' | 'info' | 'positive' | 'attention' | 'critical';
  /** The reader has not seen it yet. @default false */
  readonly isUnread?: boolean;
}

interface NotificationRowProps {
  readonly notification: InboxNotification;
  readonly now: Date | number;
  readonly onOpen: (() => void) | undefined;
}

/** One notification: a link where it has an address, a button where it can only be marked as read. */
export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const { title, detail, at, href, respondBy, icon = IconBell, tone = 'neutral', isUnread = false } = notification;
  const unread = `${text('ui.notificationInbox.unread')}: `;
  const isPressed = href === undefined && onOpen !== undefined && isUnread;
  const look =
    href !== undefined
      ? ({ as: linkComponent, href, onClick: onOpen } as const)
      : isPressed
        ? ({ as: 'button', type: 'button', onClick: onOpen } as const)
        : {};
  return (
    <InboxRow>
      <InboxEntry {...look} data-tone={tone} data-unread={isUnread ? '' : undefined}>
        {isUnread && <UnreadDot aria-hidden />}
        <Icon icon={icon} size="small" />
        <EntryTitle>
          {isUnread && <VisuallyHidden>{unread}</VisuallyHidden>}
          {title}
        </EntryTitle>
        <EntryTime>
          <Came at={at} now={now} />
        </EntryTime>
        {detail !== undefined && <EntryDetail>{detail}</EntryDetail>}
        {respondBy !== undefined && <Due by={respondBy} now={now} />}
      </InboxEntry>
    </InboxRow>
  );
}

/** The time of today, “Yesterday”, or the day. */
function Came({ at, now }: { readonly at: Date | number | string; readonly now: Date | number }) {
  const { locale, timeZone } = useKit();
  const day = nearDayName(locale, at, now, timeZone);
  const isToday = day !== undefined && day === nearDayName(locale, now, now, timeZone);
  if (isToday) return <DateTime value={at} format="time" />;
  if (day !== undefined) return <time dateTime={new Date(at).toISOString()}>{day}</time>;
  return <DateTime value={at} format="shortDate" />;
}

function Due({ by, now }: { readonly by: Date | number | string; readonly now: Date | number }) {
  const { locale, timeZone } = useKit();
  const text = useUiText();
  const moment = new Date(by);
  const isOverdue = moment < new Date(now);
  const write = (style: DateStyle) =>
    timeZone === undefined ? formatDate(locale, moment, style) : formatMoment(locale, moment, style, timeZone);
  return (
    <EntryDue data-overdue={isOverdue ? '' : undefined}>
      {text(isOverdue ? 'ui.notificationInbox.overdue' : 'ui.notificationInbox.respondBy', undefined, {
        time: write('shortDateTime'),
      })}
    </EntryDue>
  );
}
