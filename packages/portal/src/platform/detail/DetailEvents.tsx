import { below, from, Icon, Text, token } from '@skerry/ui';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface DetailEvent {
  readonly id: string;
  /** What kind it is, or how it stands: a `StatusLabel`. */
  readonly kind: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A day, or the first and last of some. */
  readonly when?: ReactNode;
  /** Its title leads on. @default false */
  readonly leadsOn?: boolean;
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Event = styled.li`
  display: grid;
  gap: 0 ${token.space[16]};
  padding: ${token.space[12]} ${token.space[20]};
  border-top: ${token.border.hairline} solid ${token.border.subtle};
  overflow-wrap: break-word;

  ${below.small} {
    padding-inline: ${token.space[16]};
  }
  /* A line for each, all from the same edge. */
  ${below.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > [data-words],
    & > [data-when] {
      grid-column: 1 / -1;
    }
  }
  & > [data-arrow] {
    grid-row: 1;
    grid-column: -2;
    color: ${token.text.muted};
    line-height: 1;
  }
  ${from.medium} {
    /* No word of a status wraps. */
    grid-template-columns: 240px minmax(0, 1fr) auto;

    &[data-leads-on] {
      grid-template-columns: 240px minmax(0, 1fr) auto auto;
    }
    /* Closer to what it follows than the columns to each other. */
    & > [data-arrow] {
      margin-inline-start: -${token.space[8]};
    }
  }
`;

/** What goes on and what comes, a line each: goes into a `Sheet` without padding. */
export function DetailEvents({ events }: { events: readonly DetailEvent[] }) {
  return (
    <List>
      {events.map(({ id, kind, title, detail, when, leadsOn = false }) => (
        <Event key={id} data-leads-on={leadsOn || undefined}>
          <div>{kind}</div>
          <div data-words="">
            <Text as="div" variant="bodyStrong">
              {title}
            </Text>
            {detail !== undefined && (
              <Text as="div" variant="caption" tone="muted">
                {detail}
              </Text>
            )}
          </div>
          {when !== undefined && when !== null && when !== false && (
            <Text tone="muted" data-when="">
              {when}
            </Text>
          )}
          {leadsOn && (
            <span data-arrow="">
              <Icon icon={IconArrowRight} size="small" />
            </span>
          )}
        </Event>
      ))}
    </List>
  );
}
