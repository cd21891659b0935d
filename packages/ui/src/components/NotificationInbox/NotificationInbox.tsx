'use client';
import { IconBell } from '@tabler/icons-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useFocusHandover } from '../../behavior/useFocusHandover.ts';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  InboxFoot,
  InboxGroupHead,
  InboxGroupHint,
  InboxHead,
  InboxList,
  InboxNothing,
  InboxRoot,
  InboxScroll,
  InboxWaiting,
} from './NotificationInbox.styles.ts';
import { NotificationRow, type InboxNotification } from './NotificationRow.tsx';

export interface NotificationInboxProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the reader has to do, the newest first. It stays until it is done, read or not. */
  readonly actions: readonly InboxNotification[];
  /** What the reader may want to know, the newest first. */
  readonly information: readonly InboxNotification[];
  /** One was opened, and is read now. */
  readonly onRead?: (id: string) => void;
  /** All are to be marked as read. @default no button for it */
  readonly onReadAll?: () => void;
  /** How many there are to do, where `actions` are only the first of them. @default as many as are given */
  readonly actionCount?: number;
  /** How many others there are, where `information` are only the first of them. @default as many as are given */
  readonly informationCount?: number;
  /** Along the lower edge: links to all of them and to the settings. */
  readonly footer?: ReactNode;
  /** They are on their way; shapes stand in for them. @default false */
  readonly isLoading?: boolean;
  /** In their place, such as an `ErrorState`, where they could not be loaded. */
  readonly failure?: ReactNode;
  /** The moment that “Yesterday” and what is overdue are counted from. @default when it is shown */
  readonly now?: Date | number;
  /** Its heading. @default "Notifications" */
  readonly title?: string;
  /** Level of its heading; those of the groups are one below. @default 2 */
  readonly level?: Extract<HeadingLevel, 1 | 2 | 3>;
}

/**
 * What has happened since the reader was last here: what has to be done, and what is good to know. Stands in a `NotificationBell` or on a page.
 *
 * @example
 * <NotificationInbox actions={inbox.actions} information={inbox.information} onRead={markAsRead} onReadAll={markAllAsRead} />
 */
export function NotificationInbox(props: NotificationInboxProps) {
  const { actions, information, onRead, onReadAll, actionCount, informationCount, footer, ...others } = props;
  const { isLoading = false, failure, now: given, title, level = 2, ...rest } = others;
  const text = useUiText();
  const id = useId();
  const [shownAt] = useState(() => Date.now());
  const [hasReadAll, setReadAll] = useState(false);
  const now = given ?? shownAt;
  const hasUnread = [...actions, ...information].some(({ isUnread }) => isUnread);
  const shared = { now, onRead, level } as const;
  return (
    <InboxRoot aria-labelledby={id} data-fills="" {...rest} aria-busy={isLoading || undefined}>
      <InboxHead>
        <Heading level={level} variant="section" id={id}>
          {text('ui.notificationInbox.title', title)}
        </Heading>
        {onReadAll && hasUnread && (
          <MarkAll
            onPress={() => {
              setReadAll(true);
              onReadAll();
            }}
          />
        )}
      </InboxHead>
      <VisuallyHidden role="status">{hasReadAll && !hasUnread && text('ui.notificationInbox.allRead')}</VisuallyHidden>
      <InboxScroll>
        {failure !== undefined ? (
          failure
        ) : isLoading ? (
          <InboxWaiting>
            {[60, 80, 55, 75].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </InboxWaiting>
        ) : actions.length + information.length === 0 ? (
          <EmptyState icon={IconBell} title={text('ui.notificationInbox.empty')} level={level === 1 ? 2 : 3}>
            {text('ui.notificationInbox.emptyHint')}
          </EmptyState>
        ) : (
          <>
            <InboxGroup
              {...shared}
              title={text('ui.notificationInbox.action')}
              hint={text('ui.notificationInbox.untilDone')}
              nothing={text('ui.notificationInbox.nothingToDo')}
              count={actionCount}
              notifications={actions}
            />
            <InboxGroup
              {...shared}
              title={text('ui.notificationInbox.info')}
              nothing={text('ui.notificationInbox.nothingNew')}
              count={informationCount}
              notifications={information}
            />
          </>
        )}
      </InboxScroll>
      {footer !== undefined && <InboxFoot>{footer}</InboxFoot>}
    </InboxRoot>
  );
}

/** Goes away by its own success. */
function MarkAll({ onPress }: { readonly onPress: () => void }) {
  const text = useUiText();
  const place = useFocusHandover<HTMLDivElement>();
  return (
    <div ref={place}>
      <Button variant="ghost" onClick={onPress}>
        {text('ui.notificationInbox.markAll')}
      </Button>
    </div>
  );
}

interface InboxGroupProps {
  readonly title: string;
  readonly hint?: string;
  /** In place of the list, where it is empty. */
  readonly nothing: string;
  readonly count: number | undefined;
  readonly notifications: readonly InboxNotification[];
  readonly now: Date | number;
  readonly onRead: ((id: string) => void) | undefined;
  readonly level: 1 | 2 | 3;
}

function InboxGroup(props: InboxGroupProps) {
  const { title, hint, nothing, notifications, count = notifications.length, now, onRead, level } = props;
  const id = useId();
  return (
    <>
      <InboxGroupHead>
        <Heading level={level === 1 ? 2 : level === 2 ? 3 : 4} variant="subsection" id={id}>
          {title}
          <span>{count}</span>
        </Heading>
        {hint !== undefined && count > 0 && <InboxGroupHint>{hint}</InboxGroupHint>}
      </InboxGroupHead>
      {notifications.length === 0 ? (
        <InboxNothing>{nothing}</InboxNothing>
      ) : (
        <InboxList aria-labelledby={id}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onOpen={onRead && (() => onRead(notification.id))}
            />
          ))}
        </InboxList>
      )}
    </>
  );
}
