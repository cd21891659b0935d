import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, CellId, CellLines, IconButton, Inline, Pagination, Table, Text, type TableColumn } from '@skerry/ui';
import { Tabs } from '@skerry/ui/experimental';
import { IconFileDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { coordinateText } from '../where/coordinates.ts';
import { ListSummary } from './ListSummary.tsx';
import { isInTab, rowTabs, type RowTab } from './plannedRows.ts';
import { RowEdit } from './RowEdit.tsx';
import { RowFix } from './RowFix.tsx';
import { RowState } from './RowState.tsx';
import { useChangeSiteList, useSiteFiles } from './siteLists.mutations.ts';

const rowsPerPage = 12;

/** The rows of a list: what was made of each, and a way out for those that cannot be priced yet. */
export function CheckRows({ list }: { list: SiteList }) {
  const { formatMessage } = useIntl();
  const files = useSiteFiles('quoteMany.fileFailed');
  const { isPending, start } = useChangeSiteList(list);
  const [error, setError] = useState<unknown>();
  const [tab, setTab] = useState<RowTab>(list.invalid > 0 ? 'fix' : 'all');
  const [page, setPage] = useState(1);
  const [editedId, setEdited] = useState<string>();
  const rows = list.sites.filter((site) => isInTab(site, tab));
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const shown = Math.min(page, pageCount);
  const change = (wanted: Parameters<typeof start>[0]) => {
    setError(undefined);
    start(wanted, { done: () => setEdited(undefined), failed: setError });
  };
  const columns = useRowColumns(list, isPending, {
    edit: (siteId) => setEdited((before) => (before === siteId ? undefined : siteId)),
    remove: (siteId) => change({ removeSiteIds: [siteId] }),
  });
  const write = (siteId: string, draft: PlannedSiteDraft) => change({ changeSites: [{ id: siteId, site: draft }] });
  const table = (
    <Table
      label={formatMessage({ id: `quoteMany.tab.${tab}` })}
      columns={columns}
      rows={rows.slice((shown - 1) * rowsPerPage, shown * rowsPerPage)}
      rowKey={({ id }) => id}
      lines={2}
      layout="fixed"
      rowFoot={(site) =>
        site.id === editedId && site.state !== 'rejected' ? (
          <RowEdit
            key={`${site.id} ${list.version}`}
            site={site}
            isPending={isPending}
            onChange={(draft) => write(site.id, draft)}
            onCancel={() => setEdited(undefined)}
          />
        ) : site.state === 'valid' ? undefined : (
          <RowFix
            key={`${site.id} ${list.version}`}
            site={site}
            list={list}
            isPending={isPending}
            onChange={(draft) => write(site.id, draft)}
            onRemove={() => change({ removeSiteIds: [site.id] })}
          />
        )
      }
      empty={<Text tone="muted">{formatMessage({ id: 'quoteMany.none' })}</Text>}
      foot={<Pagination page={shown} pageCount={pageCount} onPageChange={setPage} />}
    />
  );
  return (
    <SummaryLayout as="div">
      <SummaryMain>
        {error !== undefined && (
          <FailureNote title="quoteMany.notChanged" message={errorMessage(error)} error={error} />
        )}
        <Tabs
          label={formatMessage({ id: 'quoteMany.rows' })}
          value={tab}
          onValueChange={(next) => {
            setTab(next);
            setPage(1);
          }}
          items={rowTabs.map((value) => ({
            value,
            label: formatMessage({ id: `quoteMany.tab.${value}` }),
            count: list.sites.filter((site) => isInTab(site, value)).length,
            content: value === tab && table,
          }))}
        />
        {list.invalid > 0 && (
          <div>
            <Button
              size="small"
              variant="ghost"
              icon={IconFileDownload}
              disabled={files.isPending}
              onClick={() => files.rejected(list.id)}
            >
              {formatMessage({ id: 'quoteMany.rejected' })}
            </Button>
          </div>
        )}
      </SummaryMain>
      <ListSummary list={list} isPending={isPending} onRename={(name) => change({ name })} />
    </SummaryLayout>
  );
}

function useRowColumns(
  list: SiteList,
  isPending: boolean,
  { edit, remove }: { edit: (siteId: string) => void; remove: (siteId: string) => void },
): readonly TableColumn<PlannedSite>[] {
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  return useMemo(
    () => [
      {
        id: 'site',
        header: formatMessage({ id: 'quoteMany.column.site' }),
        cell: ({ row, name, address, state }) => (
          // Where the result has no column of its own, it stands below the site.
          <CellLines detail={isPhone ? <RowState state={state} /> : name === address ? undefined : address}>
            <Text variant="bodyStrong">
              {formatMessage(
                { id: 'quoteMany.row' },
                { row, name: name === '' ? formatMessage({ id: 'quoteMany.unnamed' }) : name },
              )}
            </Text>
          </CellLines>
        ),
      },
      {
        id: 'state',
        header: formatMessage({ id: 'quoteMany.column.state' }),
        width: '11rem',
        visibleFrom: 'small',
        cell: ({ state }) => <RowState state={state} />,
      },
      {
        id: 'country',
        header: formatMessage({ id: 'quoteMany.column.country' }),
        width: '7rem',
        visibleFrom: 'medium',
        cell: ({ country }) => country ?? formatMessage({ id: 'quoteMany.unknown' }),
      },
      {
        id: 'coordinate',
        header: formatMessage({ id: 'quoteWhere.coordinate' }),
        width: '11rem',
        visibleFrom: 'extraLarge',
        cell: ({ locationCoordinate, coordinateText: written }) =>
          locationCoordinate ? (
            <CellId>{coordinateText(locationCoordinate)}</CellId>
          ) : (
            <Text tone="muted">{written ?? formatMessage({ id: 'quoteMany.notChosen' })}</Text>
          ),
      },
      {
        id: 'reference',
        header: formatMessage({ id: 'quoteMany.column.reference' }),
        width: '8rem',
        visibleFrom: 'extraLarge',
        cell: ({ customerSearchReference }) =>
          customerSearchReference === null ? (
            <Text tone="muted">{formatMessage({ id: 'quoteMany.noReference' })}</Text>
          ) : (
            <CellId>{customerSearchReference}</CellId>
          ),
      },
      {
        id: 'remove',
        header: formatMessage({ id: 'quoteMany.column.remove' }),
        isHeaderHidden: true,
        // One below the other where the window is narrow.
        width: isPhone ? '3.5rem' : '7.5rem',
        cell: ({ id, row, state }) => (
          <Inline gap={0} justify="end">
            {state !== 'rejected' && (
              <IconButton
                icon={IconPencil}
                label={formatMessage({ id: 'quoteMany.edit' }, { row })}
                disabled={isPending}
                onClick={() => edit(id)}
              />
            )}
            <IconButton
              icon={IconTrash}
              label={formatMessage({ id: 'quoteMany.remove' }, { row })}
              disabled={isPending || list.sites.length === 1}
              onClick={() => remove(id)}
            />
          </Inline>
        ),
      },
    ],
    [formatMessage, isPending, isPhone, list.sites.length, edit, remove],
  );
}
