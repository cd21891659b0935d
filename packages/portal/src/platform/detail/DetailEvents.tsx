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
  & > [data-arrow] {
    grid-row: 1;
    grid-column: -2;
    color: ${token.text.muted};
    line-height: 1;
  }
  /* The day beside the kind where both fit, the words below, all from the same edge. */
  ${below.medium} {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;

    & > [data-when] {
      order: 1;
    }
    & > [data-words] {
      flex: 1 0 100%;
      order: 2;
      min-width: 0;
    }
    /* What it costs is no day: below the words. */
    &[data-leads-on] > [data-when] {
      flex: 1 0 100%;
      order: 3;
    }
    &[data-leads-on] {
      padding-inline-end: calc(${token.space[20]} + ${token.space[24]});
    }
    & > [data-arrow] {
      position: absolute;
      inset-block-start: ${token.space[16]};
      inset-inline-end: ${token.space[16]};
    }
  }
  ${from.medium} {
    /* No word of a status wraps; where there is little room, the words need it more. */
    --kind: 11.5rem;
    grid-template-columns: var(--kind) minmax(0, 1fr) auto;

    &[data-leads-on] {
      grid-template-columns: var(--kind) minmax(0, 1fr) auto auto;
    }
    /* Closer to what it follows than the columns to each other. */
    & > [data-arrow] {
      margin-inline-start: -${token.space[8]};
    }
  }
  ${from.extraLarge} {
    --kind: 15rem;
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
