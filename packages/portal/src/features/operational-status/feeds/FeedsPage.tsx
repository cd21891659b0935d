import type { CalendarToken } from '@skerry/contracts';
import {
  Button,
  DateTime,
  EmptyState,
  Grid,
  Inline,
  Menu,
  Note,
  Sheet,
  Stack,
  Table,
  Text,
  CellLines,
  type TableColumn,
} from '@skerry/ui';
import { CodeSnippet } from '@skerry/ui/experimental';
import { IconCalendarPlus, IconDots, IconKey, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatList } from '@skerry/i18n';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { StatusHead } from '../components/StatusHead.tsx';
import { useScope } from '../components/useScope.ts';
import { calendarLayers } from '../calendar/calendarAddress.ts';
import type { FeedDialogProps } from './FeedDialog.tsx';
import { useFeeds } from './feeds.ts';
import { RevokeFeedDialog } from './RevokeFeedDialog.tsx';

const feedDialog: Part<FeedDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./FeedDialog.tsx')).FeedDialog,
};

/** The reader's calendar feeds: made, changed and revoked. The address of one is shown once, when it is made. */
export function FeedsPage() {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { onlyMine } = useScope();
  const { impersonatedUserId, isInternal } = useIdentity();
  // Feeds belong to the company's own users.
  const mayMake = impersonatedUserId === undefined && !isInternal;
  const { data, error, isValidating, mutate } = useFeeds();
  const [changed, setChanged] = useState<CalendarToken>();
  const [revoked, setRevoked] = useState<CalendarToken>();
  const [made, setMade] = useState<CalendarToken>();
  const { Dialog, prepare, open, close } = useLazyDialog(feedDialog);
  const columns = useColumns({
    mayMake,
    onChange: (feed) => {
      setChanged(feed);
      open();
    },
    onRevoke: setRevoked,
  });
  const title = formatMessage({ id: 'statusFeeds.title' });
  const refetch = () => void mutate();
  const create = mayMake && (
    <Button
      variant="primary"
      icon={IconPlus}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setChanged(undefined);
        open();
      }}
    >
      {formatMessage({ id: 'statusFeeds.create' })}
    </Button>
  );
  return (
    <Stack>
      <StatusHead current="subscribe" onlyMine={onlyMine} {...(create && { actions: create })} />
      {made?.path !== undefined && (
        <Sheet title={formatMessage({ id: 'statusFeeds.made.title' }, { name: made.name })}>
          <Stack gap={12}>
            <Note tone="attention" role="status">
              {formatMessage({ id: 'statusFeeds.made.once' })}
            </Note>
            <CodeSnippet
              label={formatMessage({ id: 'statusFeeds.made.address' })}
              code={`${window.location.origin}${made.path}`}
              copyLabel={formatMessage({ id: 'statusFeeds.made.copy' })}
            />
            <Inline>
              <Button
                icon={IconCalendarPlus}
                href={`${window.location.origin.replace(/^https?/, 'webcal')}${made.path}`}
              >
                {formatMessage({ id: 'statusFeeds.made.open' })}
              </Button>
              <Button variant="ghost" onClick={() => setMade(undefined)}>
                {formatMessage({ id: 'statusFeeds.made.done' })}
              </Button>
            </Inline>
          </Stack>
        </Sheet>
      )}
      <Grid columns={{ extraSmall: 1, large: 'mainAndAside' }} align="start">
        <Sheet title={title} description={formatMessage({ id: 'statusFeeds.description' })} padding="none">
          <Table
            label={title}
            isPlain
            columns={columns}
            rows={data?.items ?? []}
            rowKey={({ id }) => id}
            layout="fixed"
            lines={2}
            isLoading={data === undefined && error === undefined}
            expectedRows={2}
            {...(error !== undefined &&
              data === undefined && {
                error: (
                  <FetchFailure title="statusFeeds.error" error={error} isRetrying={isValidating} onRetry={refetch} />
                ),
              })}
            empty={
              <EmptyState icon={IconCalendarPlus} title={formatMessage({ id: 'statusFeeds.empty.title' })}>
                {formatMessage({ id: mayMake ? 'statusFeeds.empty.body' : 'statusFeeds.notAUser' })}
              </EmptyState>
            }
          />
        </Sheet>
        <Note tone="neutral" icon={IconKey}>
          {formatMessage({ id: 'statusFeeds.secret' })}
        </Note>
      </Grid>
      {Dialog && (
        <Dialog
          feed={changed}
          onClose={close}
          onOutdated={refetch}
          onDone={(feed) => {
            close();
            if (feed.path === undefined) alerts.success('statusFeeds.change.done');
            else setMade(feed);
          }}
        />
      )}
      {revoked && (
        <RevokeFeedDialog
          feed={revoked}
          onClose={() => setRevoked(undefined)}
          onOutdated={refetch}
          onRevoked={() => {
            if (made?.id === revoked.id) setMade(undefined);
            setRevoked(undefined);
            alerts.success('statusFeeds.revoke.done');
          }}
        />
      )}
    </Stack>
  );
}

interface FeedActions {
  mayMake: boolean;
  onChange: (feed: CalendarToken) => void;
  onRevoke: (feed: CalendarToken) => void;
}

function useColumns({ mayMake, onChange, onRevoke }: FeedActions): readonly TableColumn<CalendarToken>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  return useMemo(() => {
    const layersOf = ({ layers }: CalendarToken) =>
      formatList(
        language,
        calendarLayers
          .filter((layer) => layers.includes(layer))
          .map((layer) => formatMessage({ id: `operationalStatus.layer.${layer}` })),
      );
    const used = ({ lastUsedAt, lastUsedBy }: CalendarToken) =>
      lastUsedAt === null ? (
        <Text tone="muted">{formatMessage({ id: 'statusFeeds.neverRead' })}</Text>
      ) : (
        <CellLines detail={lastUsedBy ?? undefined}>
          <FormattedMessage
            id="statusFeeds.read"
            values={{ moment: <DateTime key="moment" value={lastUsedAt} format="shortDateTime" /> }}
          />
        </CellLines>
      );
    const columns: TableColumn<CalendarToken>[] = [
      {
        id: 'name',
        header: formatMessage({ id: 'statusFeeds.name' }),
        cell: (feed) => (
          <CellLines
            detail={
              isPhone ? (
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
      { id: 'layers', header: formatMessage({ id: 'statusFeeds.layers' }), visibleFrom: 'small', cell: layersOf },
      {
        id: 'used',
        header: formatMessage({ id: 'statusFeeds.used' }),
        visibleFrom: 'medium',
        width: '12rem',
        cell: used,
      },
    ];
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
  }, [formatMessage, language, isPhone, mayMake, onChange, onRevoke]);
}
