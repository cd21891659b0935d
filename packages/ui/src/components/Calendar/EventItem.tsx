'use client';
import type { CalendarDate } from '@internationalized/date';
import { IconAlertTriangle, IconFlag3Filled } from '@tabler/icons-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText, type UiText } from '../../theme/useUiText.ts';
import {
  EventDetail,
  EventName,
  EventPlace,
  EventRoot,
  EventText,
  EventTime,
  EventTodo,
  EventWarning,
} from './Event.styles.ts';
import { timeOn, type CalendarEvent, type PlacedEvent } from './events.ts';

export interface EventItemProps {
  readonly day: CalendarDate;
  readonly placed: PlacedEvent;
  readonly onPress: ((event: CalendarEvent) => void) | undefined;
  /** Shows the second line. @default false */
  readonly hasDetail?: boolean;
  /** Says in full what is uncertain. @default hasDetail */
  readonly hasWarning?: boolean;
}

/** One event on one of its days: a link, a button or only text. */
export function EventItem({ day, placed, onPress, hasDetail = false, hasWarning = hasDetail }: EventItemProps) {
  const { linkComponent } = useKit();
  const text = useUiText();
  const { event } = placed;
  const time = timeText(day, placed, text);
  const content = (
    <>
      <Icon icon={event.icon} size="small" />
      <EventText>
        {time !== undefined && (
          <>
            <EventTime>{time}</EventTime>{' '}
          </>
        )}
        <EventTitle event={event} isShort={!hasDetail} />
        {hasDetail && event.detail !== undefined && <EventDetail>{event.detail}</EventDetail>}
        {event.todo !== undefined &&
          (hasDetail ? (
            <EventTodo data-part="remark">
              <Icon icon={IconFlag3Filled} size="small" />
              <span>{event.todo}</span>
            </EventTodo>
          ) : (
            <VisuallyHidden>{[comma, event.todo]}</VisuallyHidden>
          ))}
        {event.warning !== undefined &&
          (hasWarning ? (
            <EventWarning data-part="remark">{event.warning}</EventWarning>
          ) : (
            <VisuallyHidden>{[comma, event.warning]}</VisuallyHidden>
          ))}
      </EventText>
      {event.todo !== undefined && !hasDetail && <Icon icon={IconFlag3Filled} size="small" />}
      {event.warning !== undefined && !hasWarning && <Icon icon={IconAlertTriangle} size="small" />}
    </>
  );
  const tone = event.tone ?? 'info';
  if (event.href !== undefined) {
    return (
      <EventRoot as={linkComponent} href={event.href} data-tone={tone}>
        {content}
      </EventRoot>
    );
  }
  if (!onPress) return <EventRoot data-tone={tone}>{content}</EventRoot>;
  return (
    <EventRoot as="button" type="button" data-tone={tone} onClick={() => onPress(event)}>
      {content}
    </EventRoot>
  );
}

/** Those who hear it hear the whole. */
function EventTitle({ event: { title, place, shortTitle }, isShort }: { event: CalendarEvent; isShort: boolean }) {
  const whole = place === undefined ? title : title + comma + place;
  if (!isShort)
    return (
      <EventName data-part="name">
        {place === undefined ? (
          title
        ) : (
          <>
            <span aria-hidden>
              {title}
              <EventPlace>
                <span>{comma}</span>
                {place}
              </EventPlace>
            </span>
            <VisuallyHidden>{whole}</VisuallyHidden>
          </>
        )}
      </EventName>
    );
  if (shortTitle === undefined) return whole;
  return (
    <>
      <span aria-hidden>{shortTitle}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}

/** Nothing of what has no time of the day: that it is on the day says enough. */
function timeText(day: CalendarDate, placed: PlacedEvent, text: UiText): string | undefined {
  const time = timeOn(day, placed);
  if (time.kind === 'allDay') return undefined;
  // Nobody knows when it ends.
  if (placed.event.isOngoing === true && time.kind === 'span')
    return text('ui.calendar.from', undefined, { time: time.from });
  if (placed.event.isOngoing === true && time.kind === 'to') return undefined;
  if (time.kind === 'span') return time.from === time.to ? time.from : `${time.from}–${time.to}`;
  return text(`ui.calendar.${time.kind}`, undefined, { time: time.time });
}

const comma = ', ';
