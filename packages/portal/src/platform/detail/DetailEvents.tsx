import { below, from, Text, token } from '@skerry/ui';
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
  /* Its kind and its day share the first line, if there is room. */
  ${below.medium} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;

    & > [data-words] {
      order: 1;
      flex: 1 0 100%;
      min-width: 0;
    }
    /* At the edge too where it needs a line of its own. */
    & > :nth-child(3) {
      margin-inline-start: auto;
    }
  }
  ${from.medium} {
    /* No word of a status wraps. */
    grid-template-columns: 240px minmax(0, 1fr) auto;
  }
`;

/** What goes on and what comes, a line each: goes into a `Sheet` without padding. */
export function DetailEvents({ events }: { events: readonly DetailEvent[] }) {
  return (
    <List>
      {events.map(({ id, kind, title, detail, when }) => (
        <Event key={id}>
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
          {when !== undefined && when !== false && <Text tone="muted">{when}</Text>}
        </Event>
      ))}
    </List>
  );
}
