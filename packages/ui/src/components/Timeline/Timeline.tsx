import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SectorGlyph, type Sector } from '../StatusLabel/SectorGlyph.tsx';
import type { StatusTone } from '../StatusLabel/StatusLabel.tsx';
import { EventBody, EventGlyph, EventMeta, EventRoot, EventTitle, TimelineRoot } from './Timeline.styles.ts';

export interface TimelineEvent {
  readonly id: string;
  /** What happened, or what will. */
  readonly title: ReactNode;
  /** When: a `DateTime`, or a word. */
  readonly time?: ReactNode;
  /** Who, or from where; stands after the time. */
  readonly by?: ReactNode;
  readonly children?: ReactNode;
  /** @default 'neutral' */
  readonly tone?: StatusTone;
  /** Glyph in the tone. @default an empty ring */
  readonly icon?: IconComponent;
  /** Eighths of the work that are done, in the place of an icon. */
  readonly sector?: Sector;
  /** Lies ahead: muted, and its line is dashed. @default false */
  readonly isUpcoming?: boolean;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order that they are shown in. */
  readonly events: readonly TimelineEvent[];
  /** Shows the shape of the events to come. @default false */
  readonly isLoading?: boolean;
}

/**
 * What happened to one thing, one below the other. Steps of a process that are known beforehand are a `Stepper`.
 *
 * @example
 * <Timeline events={[{ id: '1', title: 'Created', time: <DateTime value={createdAt} />, tone: 'positive', icon: IconCircleCheckFilled }]} />
 */
export function Timeline({ events, isLoading = false, ...rest }: TimelineProps) {
  const isWaiting = isLoading && events.length === 0;
  return (
    <TimelineRoot {...rest} aria-busy={isLoading || undefined}>
      {isWaiting
        ? [60, 40, 50].map((width) => (
            <EventRoot key={width}>
              <EventGlyph as={SectorGlyph} eighths={0} />
              <EventBody>
                <Skeleton width={width} />
              </EventBody>
            </EventRoot>
          ))
        : events.map((event) => <Event key={event.id} {...event} />)}
    </TimelineRoot>
  );
}

function Event({ title, time, by, children, tone = 'neutral', icon, sector = 0, isUpcoming = false }: TimelineEvent) {
  return (
    <EventRoot data-tone={tone} data-upcoming={isUpcoming || undefined}>
      {icon ? <EventGlyph as={icon} aria-hidden /> : <EventGlyph as={SectorGlyph} eighths={sector} />}
      <EventBody>
        <EventTitle>{title}</EventTitle>
        {(time !== undefined || by !== undefined) && (
          <EventMeta>
            {time !== undefined && <span>{time}</span>}
            {by !== undefined && <span>{by}</span>}
          </EventMeta>
        )}
        {children}
      </EventBody>
    </EventRoot>
  );
}
