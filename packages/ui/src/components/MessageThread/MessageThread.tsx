'use client';
import { IconFileText, IconPhoto } from '@tabler/icons-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { dayOf, nearDayName } from '../../behavior/dayNames.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { formatSize } from '../FileDrop/fileRules.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  DayRow,
  EventRow,
  Face,
  FileMeta,
  MessageBody,
  MessageFiles,
  MessageHead,
  MessageMeta,
  MessageRow,
  MessageText,
  ThreadRoot,
} from './MessageThread.styles.ts';

export interface ThreadFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** Where it is read or saved. */
  readonly href: string;
}

export interface ThreadMessage {
  readonly id: string;
  /** Who wrote it. */
  readonly author: string;
  /** Whom they speak for, after the name: "Skerry delivery". */
  readonly affiliation?: ReactNode;
  /** The other side's people look alike, and unlike the reader's own. @default false */
  readonly isFromOtherSide?: boolean;
  /** A moment: a `Date`, milliseconds, or an ISO 8601 text with its time zone. */
  readonly sentAt: Date | number | string;
  /** Line breaks stay. */
  readonly text: ReactNode;
  /** What came with it. */
  readonly files?: readonly ThreadFile[];
  /** Below the text, such as that it waits for an answer. */
  readonly note?: ReactNode;
  /** The reader has not seen it yet. @default false */
  readonly isUnread?: boolean;
}

/** What happened between the messages: one line. */
export interface ThreadEvent {
  readonly id: string;
  /** A moment: a `Date`, milliseconds, or an ISO 8601 text with its time zone. */
  readonly happenedAt: Date | number | string;
  /** "Status changed to In progress." */
  readonly text: ReactNode;
  readonly icon?: IconComponent;
}

export type ThreadEntry = ThreadMessage | ThreadEvent;

export interface MessageThreadProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Messages, and what happened between them, in the order that they are shown in. */
  readonly entries: readonly ThreadEntry[];
  /** Said where nobody has written. @default "There are no messages yet." */
  readonly empty?: ReactNode;
  /** A line above each day names it; the entries then say the time alone. @default false */
  readonly hasDays?: boolean;
  /** Shows the shape of the messages to come. @default false */
  readonly isLoading?: boolean;
  /** IANA name. @default the reader's own */
  readonly timeZone?: string;
  /** What "Today" is measured from. @default when it was first shown */
  readonly now?: Date | number;
}

/**
 * What both sides have written about one thing: who, when, the words, files. What is answered with is a `Composer`.
 *
 * @example
 * <MessageThread aria-label="Messages" entries={[{ id: '1', author: 'Magnus Dahl', sentAt: '2024-11-20T15:20:00Z', text: 'We lose packets.' }]} />
 */
export function MessageThread(props: MessageThreadProps) {
  const { entries, empty, hasDays = false, isLoading = false, timeZone, now: given, ...rest } = props;
  const text = useUiText();
  const [opened] = useState(Date.now);
  const now = given ?? opened;
  const isWaiting = isLoading && entries.length === 0;
  return (
    <ThreadRoot {...rest} aria-busy={isLoading || undefined}>
      {isWaiting
        ? [70, 90, 50].map((width) => <WaitingMessage key={width} width={width} />)
        : entries.length === 0 && (
            <li>
              <MessageMeta data-size="body">{empty ?? text('ui.messageThread.empty')}</MessageMeta>
            </li>
          )}
      {entries.map((entry, index) => {
        const day = dayOf(momentOf(entry), timeZone);
        const before = entries[index - 1];
        const beginsDay = hasDays && (before === undefined || dayOf(momentOf(before), timeZone) !== day);
        const time = (
          <EntryTime moment={momentOf(entry)} isFirst={index === 0} isTimeOnly={hasDays} timeZone={timeZone} />
        );
        return [
          beginsDay && <Day key={day} moment={momentOf(entry)} timeZone={timeZone} now={now} />,
          'happenedAt' in entry ? (
            <EventRow key={entry.id}>
              {entry.icon && <Icon icon={entry.icon} size="small" />}
              <span>
                {entry.text} {time}
              </span>
            </EventRow>
          ) : (
            <Message key={entry.id} message={entry} time={time} />
          ),
        ];
      })}
    </ThreadRoot>
  );
}

const momentOf = (entry: ThreadEntry) => ('happenedAt' in entry ? entry.happenedAt : entry.sentAt);

interface MomentProps {
  readonly moment: Date | number | string;
  readonly timeZone: string | undefined;
}

interface EntryTimeProps extends MomentProps {
  readonly isFirst: boolean;
  readonly isTimeOnly: boolean;
}

function EntryTime({ moment, isFirst, isTimeOnly, timeZone }: EntryTimeProps) {
  return (
    <DateTime
      value={moment}
      format={isTimeOnly ? 'time' : 'shortDateTime'}
      tabIndex={isFirst ? 0 : -1}
      {...(timeZone !== undefined && { timeZone })}
    />
  );
}

function Day({ moment, timeZone, now }: MomentProps & { readonly now: Date | number }) {
  const { locale } = useKit();
  return (
    <DayRow>
      <span>
        {nearDayName(locale, moment, now, timeZone) ?? (
          <DateTime value={moment} {...(timeZone !== undefined && { timeZone })} />
        )}
      </span>
    </DayRow>
  );
}

function Message({ message, time }: { readonly message: ThreadMessage; readonly time: ReactNode }) {
  const { author, affiliation, isFromOtherSide = false, text, files = [], note, isUnread = false } = message;
  const uiText = useUiText();
  return (
    <MessageRow data-unread={isUnread || undefined}>
      <Face name={author} size="small" data-is-other={isFromOtherSide || undefined} />
      <MessageBody>
        <MessageHead>
          <strong>{author}</strong>
          {affiliation !== undefined && <MessageMeta>{affiliation}</MessageMeta>}
          <MessageMeta>{time}</MessageMeta>
          {isUnread && <VisuallyHidden>{uiText('ui.messageThread.unread')}</VisuallyHidden>}
        </MessageHead>
        <MessageText>{text}</MessageText>
        {files.length > 0 && <Files files={files} />}
        {note}
      </MessageBody>
    </MessageRow>
  );
}

const picture = /\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/iu;

function Files({ files }: { readonly files: readonly ThreadFile[] }) {
  const { locale } = useKit();
  const text = useUiText();
  return (
    <MessageFiles aria-label={text('ui.messageThread.files')}>
      {files.map(({ id, name, size, href }) => (
        <li key={id}>
          <a href={href}>
            <Icon icon={picture.test(name) ? IconPhoto : IconFileText} size="small" />
            <span>{name}</span>
            {size !== undefined && <FileMeta>{formatSize(size, locale)}</FileMeta>}
          </a>
        </li>
      ))}
    </MessageFiles>
  );
}

function WaitingMessage({ width }: { readonly width: number }) {
  return (
    <MessageRow>
      <Face name="" size="small" />
      <MessageBody data-waiting="">
        <Skeleton width={30} />
        <Skeleton width={width} />
      </MessageBody>
    </MessageRow>
  );
}
