import { dayOf } from '@skerry/contracts';
import { Button, DateTime, SheetSection, Text, token } from '@skerry/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly title: ReactNode;
  /** Why, or by whom. */
  readonly about?: ReactNode;
}

/** How many stand there before somebody asks for all: a link that leads to one more is not worth it. */
const first = 6;
const most = first + 1;

const List = styled.ol`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${token.space[12]};
`;

/** What has happened, the latest first: the last section of a side column. */
export function DetailHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const { formatMessage } = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const isShort = entries.length <= most;
  const shown = showsAll || isShort ? entries : entries.slice(0, first);
  const days = entries.map(({ at }) => dayOf(new Date(at)));
  /** Of one day alone the date says enough. */
  const sharesDay = (at: string) => days.filter((day) => day === dayOf(new Date(at))).length > 1;
  const stop = shown.find(({ at }) => sharesDay(at))?.id;
  return (
    <SheetSection
      title={formatMessage({ id: 'detail.history.title' })}
      actions={
        !showsAll &&
        !isShort && (
          <Button variant="ghost" size="small" onClick={() => setShowsAll(true)}>
            {formatMessage({ id: 'detail.history.all' }, { count: entries.length })}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <Text tone="muted">{formatMessage({ id: 'detail.history.none' })}</Text>
      ) : (
        <List>
          {shown.map(({ id, at, title, about }) => (
            <Entry key={id}>
              <Text variant="caption" tone="muted">
                <DateTime value={at} format="shortDate" />
                {sharesDay(at) && (
                  <div>
                    <DateTime value={at} format="time" tabIndex={id === stop ? 0 : -1} />
                  </div>
                )}
              </Text>
              <div>
                <div>{title}</div>
                {about !== undefined && (
                  <Text as="div" variant="caption" tone="muted">
                    {about}
                  </Text>
                )}
              </div>
            </Entry>
          ))}
        </List>
      )}
    </SheetSection>
  );
}
