import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { formatCountry } from '@skerry/i18n';
import { Button, Dropdown, FilterBar, Inline, Pagination, SearchField, Table, Text } from '@skerry/ui';
import { Tabs } from '@skerry/ui/experimental';
import { IconFileDownload, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useHasDraft } from '../../../platform/session/useDraft.ts';
import { AddRowsDialog, addRowsFormId } from './AddRowsDialog.tsx';
import { cellBelow, isCell, type CellPlace } from './cells.ts';
import { LargeSearchNote } from './LargeSearchNote.tsx';
import { ListSummary } from './ListSummary.tsx';
import { draftOf, isFound, isInTab, rowTabs, type RowTab } from './plannedRows.ts';
import { cellFault, type NextCell } from './RowCell.tsx';
import { RowFoot, TabbedSheet } from './RowCell.styles.ts';
import { RowEdit } from './RowEdit.tsx';
import { rowFaultText } from './rowFaultText.ts';
import { hasFix, RowFix } from './RowFix.tsx';
import { RowNote } from './RowNote.tsx';
import { rowValuesOf, type RowField } from './rowValues.ts';
import { useCellFocus } from './useCellFocus.ts';
import { useRowChanges, type WrittenCell } from './useRowChanges.ts';
import { useRowColumns } from './useRowColumns.tsx';
import { useSiteFiles } from './siteLists.mutations.ts';

const rowsPerPage = 12;
const anywhere = 'all';

/** The rows of a list as a grid that is written in: what was made of each, and a way out for those that cannot be priced yet. */
export function CheckRows({ list }: { list: SiteList }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const files = useSiteFiles('quoteMany.fileFailed');
  const { isPending, error, change, write, written } = useRowChanges(list);
  // Its cells need room beside each other; in a narrower window a row is written in below it.
  const hasCells = useIsAtLeast('extraLarge');
  const isPhone = !useIsAtLeast('small');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const focusCell = useCellFocus(grid);
  const [tab, setTab] = useState<RowTab>(list.invalid > 0 ? 'fix' : 'all');
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [country, setCountry] = useState(anywhere);
  const [editedId, setEdited] = useState<string>();
  const [isAdding, setAdding] = useState(useHasDraft(addRowsFormId(list)));
  const [cell, setCell] = useState<WrittenCell>();
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
  const noteIdOf = (siteId: string) => `${gridId}-${siteId}`;
  const textOf = (site: PlannedSite, field: RowField) =>
    written({ siteId: site.id, field }) ?? rowValuesOf(site)[field];
  const open = (place: CellPlace | undefined) => {
    const site = pageRows.find(({ id }) => id === place?.siteId);
    setCell(place && site && { ...place, text: textOf(site, place.field) });
  };
  const goOn = (from: CellPlace, next: NextCell) => {
    const place = next === 'below' ? cellBelow(pageRows, from) : next;
    open(place);
    // Below the last row there is nothing: one stays there.
    if (next === 'below' && place === undefined) focusCell(from.siteId, [from.field]);
  };
  const closeEdit = (siteId: string) => {
    setEdited(undefined);
    focusCell(siteId, ['contact', 'menu']);
  };
  const toggle = (siteId: string) => setOpen((before) => (before === siteId ? undefined : siteId));
  const columns = useRowColumns({
    hasCells,
    textsOf: (site, field) => ({
      text: textOf(site, field),
      typed: isCell(cell, site.id, field) ? cell?.text : undefined,
    }),
    noteIdOf,
    openId,
    hasOne: list.sites.length === 1,
    onOpen: open,
    onType: (text) => setCell((before) => before && { ...before, text }),
    onClose: goOn,
    onWrite: (place, text, next) => {
      write({ ...place, text });
      goOn(place, next);
    },
    onToggle: toggle,
    onEdit: (siteId) => (siteId === editedId ? closeEdit(siteId) : setEdited(siteId)),
    onRemove: (siteId) => change({ removeSiteIds: [siteId] }),
  });
  const fixOf = (site: PlannedSite, noteId: string | undefined) => {
    const save = (draft: PlannedSiteDraft, onDone?: () => void) =>
      change({ changeSites: [{ id: site.id, site: draft }] }, onDone);
    if (site.id === editedId && (hasCells || site.state !== 'rejected'))
      return (
        <RowEdit
          key={site.id}
          site={site}
          isPending={isPending}
          hasOnlyContact={hasCells}
          onChange={(draft) => save(draft, () => closeEdit(site.id))}
          onCancel={() => closeEdit(site.id)}
        />
      );
    return (
      <RowFix
        key={`${site.id} ${list.version}`}
        site={site}
        list={list}
        isPending={isPending}
        hasCells={hasCells}
        isOpen={site.id === openId}
        noteId={noteId}
        onOpen={() => toggle(site.id)}
        onChange={save}
        onKeep={() => save({ ...draftOf(site), mayRepeat: true })}
        onRemove={() => change({ removeSiteIds: [site.id] })}
      />
    );
  };
  const footOf = (site: PlannedSite) => {
    const fault = cell?.siteId === site.id && cellFault(site, cell.field, textOf(site, cell.field), cell.text);
    if (!fault && site.id !== editedId && !hasFix(site, { hasCells, isOpen: site.id === openId })) return undefined;
    return (
      <RowFoot data-has-cells={hasCells ? '' : undefined}>
        {fault && (
          <RowNote id={noteIdOf(site.id)} tone="critical" isAlert>
            {formatMessage(
              { id: 'quoteMany.fault' },
              {
                field: formatMessage({ id: `quoteMany.field.${cell.field}` }),
                fault: rowFaultText(formatMessage, fault),
              },
            )}
          </RowNote>
        )}
        {fixOf(site, fault ? undefined : noteIdOf(site.id))}
      </RowFoot>
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
  const add = (
    <Button size="small" icon={IconPlus} disabled={isPending} onClick={() => setAdding(true)}>
      {formatMessage({ id: 'quoteMany.add' })}
    </Button>
  );
  const how = hasCells ? (
    <Text variant="caption" tone="muted">
      {formatMessage({ id: 'quoteMany.how' })}
    </Text>
  ) : undefined;
  const table = (
    <Table
      label={formatMessage({ id: `quoteMany.tab.${tab}` })}
      columns={columns}
      rows={pageRows}
      rowKey={({ id }) => id}
      layout="fixed"
      isPlain={!isPhone}
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
          end={
            !isPhone && (
              <>
                {hasCells && download}
                {add}
              </>
            )
          }
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
      afterRows={pageCount === 1 ? how : undefined}
      foot={<Pagination page={shown} pageCount={pageCount} summary={how} onPageChange={setPage} />}
    />
  );
  return (
    <SummaryLayout as="div">
      <SummaryMain ref={grid}>
        {error !== undefined && (
          <FailureNote title="quoteMany.notChanged" message={errorMessage(error)} error={error} />
        )}
        <LargeSearchNote rows={list.sites.length} />
        <TabbedSheet>
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
        </TabbedSheet>
        {!hasCells && (
          <Inline gap={8}>
            {isPhone && add}
            {download}
          </Inline>
        )}
      </SummaryMain>
      <ListSummary list={list} isPending={isPending} onRename={(name) => change({ name })} />
      {isAdding && (
        <AddRowsDialog
          list={list}
          onAdded={() => {
            setAdding(false);
            setTab('all');
            setPage(Number.MAX_SAFE_INTEGER);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </SummaryLayout>
  );
}
