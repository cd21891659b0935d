import type { CalendarToken } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { CellLines, DateTime, Menu, StatusLabel, Text, type TableColumn } from '@skerry/ui';
import { IconClockExclamation, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { feedLayers, type FeedKind } from './feedKinds.ts';

/** In milliseconds: a feed that nobody has read for so long is one to revoke. */
const unusedAfter = 60 * 86_400_000;

interface FeedActions {
  kind: FeedKind;
  mayMake: boolean;
  onChange: (feed: CalendarToken) => void;
  onRevoke: (feed: CalendarToken) => void;
}

/** What a feed is called and holds, and when it was last read. Those of news stand in a side column, and on phones all do. */
export function useFeedColumns({
  kind,
  mayMake,
  onChange,
  onRevoke,
}: FeedActions): readonly TableColumn<CalendarToken>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isNarrow = !useIsAtLeast('small') || kind === 'NEWS';
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const layersOf = ({ layers }: CalendarToken) =>
      formatList(
        language,
        feedLayers[kind]
          .filter((layer) => layers.includes(layer))
          .map((layer) => formatMessage({ id: `operationalStatus.layer.${layer}` })),
      );
    const used = ({ lastUsedAt, lastUsedBy }: CalendarToken) => {
      if (lastUsedAt === null) return <Text tone="muted">{formatMessage({ id: 'statusFeeds.neverRead' })}</Text>;
      if (now - Date.parse(lastUsedAt) > unusedAfter)
        return (
          <CellLines detail={formatMessage({ id: 'statusFeeds.unused' })}>
            <StatusLabel tone="attention" icon={IconClockExclamation}>
              <FormattedMessage
                id="statusFeeds.notReadSince"
                values={{ day: <DateTime key="day" value={lastUsedAt} format="date" /> }}
              />
            </StatusLabel>
          </CellLines>
        );
      return (
        <CellLines detail={lastUsedBy ?? undefined}>
          <DateTime value={lastUsedAt} format="shortDateTime" />
        </CellLines>
      );
    };
    const read = ({ lastUsedAt }: CalendarToken) =>
      lastUsedAt === null ? (
        formatMessage({ id: 'statusFeeds.neverRead' })
      ) : (
        <FormattedMessage
          id="statusNews.read"
          values={{ moment: <DateTime key="moment" value={lastUsedAt} format="shortDateTime" /> }}
        />
      );
    const columns: TableColumn<CalendarToken>[] = [
      {
        id: 'name',
        header: formatMessage({ id: 'statusFeeds.name' }),
        cell: (feed) => (
          <CellLines
            detail={
              kind === 'NEWS' ? (
                read(feed)
              ) : isNarrow ? (
                layersOf(feed)
              ) : (
                <FormattedMessage
                  id="statusFeeds.since"
                  values={{ day: <DateTime key="day" value={feed.createdAt} format="date" />, hint: feed.hint }}
                />
              )
            }
          >
            <Text variant="bodyStrong">{feed.name}</Text>
          </CellLines>
        ),
      },
    ];
    if (!isNarrow)
      columns.push(
        { id: 'layers', header: formatMessage({ id: 'statusFeeds.layers' }), cell: layersOf },
        {
          id: 'used',
          header: formatMessage({ id: 'statusFeeds.used' }),
          visibleFrom: 'medium',
          width: '12rem',
          cell: used,
        },
      );
    if (mayMake)
      columns.push({
        id: 'actions',
        header: formatMessage({ id: 'statusFeeds.actions' }),
        isHeaderHidden: true,
        width: '4.5rem',
        cell: (feed) => (
          <Menu
            label={formatMessage({ id: 'statusFeeds.actionsOf' }, { name: feed.name })}
            icon={IconDots}
            isLabelHidden
            align="end"
            groups={[
              {
                items: [
                  {
                    label: formatMessage({ id: 'statusFeeds.change' }),
                    icon: IconPencil,
                    onSelect: () => onChange(feed),
                  },
                ],
              },
              {
                items: [
                  {
                    label: formatMessage({ id: 'statusFeeds.revoke' }),
                    icon: IconTrash,
                    isDestructive: true,
                    onSelect: () => onRevoke(feed),
                  },
                ],
              },
            ]}
          />
        ),
      });
    return columns;
  }, [formatMessage, language, isNarrow, kind, now, mayMake, onChange, onRevoke]);
}
