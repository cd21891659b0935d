import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { Button, Dropdown, FilterBar, Pagination, SearchField, Table, Text } from '@skerry/ui';
import { Tabs } from '@skerry/ui/experimental';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ListSummary } from './ListSummary.tsx';
import { isFound, isInTab, rowTabs, type RowTab } from './plannedRows.ts';
import type { CellPlace } from './RowCell.tsx';
import { RowEdit } from './RowEdit.tsx';
import { RowFix } from './RowFix.tsx';
import { useChangeSiteList, useSiteFiles } from './siteLists.mutations.ts';
import { useRowColumns } from './useRowColumns.tsx';

const rowsPerPage = 12;
const anywhere = 'all';

/** The rows of a list as a grid that is written in: what was made of each, and a way out for those that cannot be priced yet. */
export function CheckRows({ list }: { list: SiteList }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const files = useSiteFiles('quoteMany.fileFailed');
  const { isPending, start } = useChangeSiteList(list);
  // Its cells need room beside each other; in a narrower window a row is written in below it.
  const hasCells = useIsAtLeast('extraLarge');
  const [error, setError] = useState<unknown>();
  const [tab, setTab] = useState<RowTab>(list.invalid > 0 ? 'fix' : 'all');
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [country, setCountry] = useState(anywhere);
  const [editedId, setEdited] = useState<string>();
  const [cell, setCell] = useState<CellPlace>();
  const firstUnclear = list.sites.find(({ state }) => state === 'ambiguous')?.id;
  const [openId, setOpen] = useState(firstUnclear);
  // What was written in a file need not be a country.
  const countries = [...new Set(list.sites.flatMap((site) => site.country ?? []))]
    .filter((code) => /^[a-z]{2}$/i.test(code))
    .toSorted();
  const rows = list.sites.filter(
    (site) => isInTab(site, tab) && isFound(site, search) && (country === anywhere || site.country === country),
  );
  const pageCount = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const shown = Math.min(page, pageCount);
  const pageRows = rows.slice((shown - 1) * rowsPerPage, shown * rowsPerPage);
  const change = (wanted: Parameters<typeof start>[0]) => {
    setError(undefined);
    start(wanted, { done: () => setEdited(undefined), failed: setError });
  };
  const write = (siteId: string, draft: PlannedSiteDraft) => change({ changeSites: [{ id: siteId, site: draft }] });
  const below = (place: CellPlace): CellPlace | undefined => {
    const next = pageRows[pageRows.findIndex(({ id }) => id === place.siteId) + 1];
    return next && { siteId: next.id, field: place.field };
  };
  const toggle = (siteId: string) => setOpen((before) => (before === siteId ? undefined : siteId));
  const columns = useRowColumns({
    isPending,
    hasCells,
    cell,
    openId,
    hasOne: list.sites.length === 1,
    onOpen: setCell,
    onClose: (place, goesDown) => setCell(goesDown ? below(place) : undefined),
    onWrite: (place, draft, goesDown) => {
      setCell(goesDown ? below(place) : undefined);
      write(place.siteId, draft);
    },
    onToggle: toggle,
    onEdit: (siteId) => setEdited((before) => (before === siteId ? undefined : siteId)),
    onRemove: (siteId) => change({ removeSiteIds: [siteId] }),
  });
  const footOf = (site: PlannedSite) => {
    if (site.id === editedId && (hasCells || site.state !== 'rejected'))
      return (
        <RowEdit
          key={`${site.id} ${list.version}`}
          site={site}
          isPending={isPending}
          hasOnlyContact={hasCells}
          onChange={(draft) => write(site.id, draft)}
          onCancel={() => setEdited(undefined)}
        />
      );
    if (site.state === 'valid' || (site.state === 'ambiguous' && site.id !== openId)) return undefined;
    return (
      <RowFix
        key={`${site.id} ${list.version}`}
        site={site}
        list={list}
        isPending={isPending}
        hasCells={hasCells}
        isOpen={site.id === openId}
        onOpen={() => toggle(site.id)}
        onChange={(draft) => write(site.id, draft)}
        onRemove={() => change({ removeSiteIds: [site.id] })}
      />
    );
  };
  const download = list.invalid > 0 && (
    <Button
      size="small"
      variant="ghost"
      icon={IconFileDownload}
      disabled={files.isPending}
      onClick={() => files.rejected(list.id)}
    >
      {formatMessage({ id: 'quoteMany.rejected' })}
    </Button>
  );
  const table = (
    <Table
      label={formatMessage({ id: `quoteMany.tab.${tab}` })}
      columns={columns}
      rows={pageRows}
      rowKey={({ id }) => id}
      layout="fixed"
      lines={hasCells ? 1 : 2}
      toolbar={
        <FilterBar
          search={
            <SearchField
              label={formatMessage({ id: 'quoteMany.search' })}
              isLabelHidden
              placeholder={formatMessage({ id: 'quoteMany.search' })}
              size="small"
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setPage(1);
              }}
            />
          }
          end={hasCells && download}
        >
          {countries.length > 1 && (
            <Dropdown
              label={formatMessage({ id: 'quoteMany.column.country' })}
              variant="filter"
              options={[
                { value: anywhere, label: formatMessage({ id: 'quoteMany.country.all' }) },
                ...countries.map((code) => ({ value: code, label: formatCountry(language, code) })),
              ]}
              value={country}
              onValueChange={(next) => {
                setCountry(next);
                setPage(1);
              }}
            />
          )}
        </FilterBar>
      }
      rowFoot={footOf}
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
        {hasCells ? (
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'quoteMany.how' })}
          </Text>
        ) : (
          download && <div>{download}</div>
        )}
      </SummaryMain>
      <ListSummary list={list} isPending={isPending} onRename={(name) => change({ name })} />
    </SummaryLayout>
  );
}
