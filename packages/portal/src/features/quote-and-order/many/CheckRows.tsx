import type { PlannedSite, PlannedSiteDraft, SiteList } from '@skerry/contracts';
import { Button, Inline, Pagination, Stack, Table, Text } from '@skerry/ui';
import { Tabs } from '@skerry/ui/experimental';
import { IconFileDownload, IconPlus } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useHasDraft } from '../../../platform/session/useDraft.ts';
import { AddRowsDialog, addRowsFormId } from './AddRowsDialog.tsx';
import { LargeSearchNote } from './LargeSearchNote.tsx';
import { ListSummary } from './ListSummary.tsx';
import { cellBelow, isCell, type CellPlace } from './rows/cells.ts';
import { isInTab, rowTabs, type RowTab } from './rows/plannedRows.ts';
import type { PointRowDialogProps } from './rows/PointRowDialog.tsx';
import { cellFault, type NextCell } from './rows/RowCell.tsx';
import { RowFoot, TabbedSheet } from './rows/RowCell.styles.ts';
import { RowEdit } from './rows/RowEdit.tsx';
import { rejectionText, rowFaults } from './rows/rowFaults.ts';
import { rowFaultText } from './rows/rowFaultText.ts';
import { NoRows, RowFilters } from './rows/RowFilters.tsx';
import { hasFix, RowFix } from './rows/RowFix.tsx';
import { RowNote } from './rows/RowNote.tsx';
import { rowValuesOf, type RowField } from './rows/rowValues.ts';
import { useCellFocus } from './rows/useCellFocus.ts';
import { useRowChanges } from './rows/useRowChanges.ts';
import { useRowColumns } from './rows/useRowColumns.tsx';
import { useRowFilters } from './rows/useRowFilters.ts';
import { useRowWriting } from './rows/useRowWriting.ts';
import { useSiteFiles } from './siteLists.mutations.ts';

const rowsPerPage = 12;

/** With the map, which few lists need. */
const pointDialog: Part<PointRowDialogProps> = {
  texts: [],
  component: async () => (await import('./rows/PointRowDialog.tsx')).PointRowDialog,
};

/** The rows of a list as a grid that is written in: what was made of each, and a way out for those that cannot be priced yet. */
export function CheckRows({ list }: { list: SiteList }) {
  const { formatMessage } = useIntl();
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
  const filters = useRowFilters(list.sites);
  const { cell, setCell, form, setForm } = useRowWriting(hasCells);
  const [isAdding, setAdding] = useState(useHasDraft(addRowsFormId(list)));
  const { Component: PointDialog, load: loadMap } = useLazyComponent(pointDialog);
  const [pointedId, setPointed] = useState<string>();
  const pointed = list.sites.find(({ id }) => id === pointedId);
  const openMap = (siteId: string) =>
    void loadMap().then((isThere) => {
      if (isThere) setPointed(siteId);
    });
  const firstUnclear = list.sites.find(({ state }) => state === 'ambiguous')?.id;
  const [openId, setOpen] = useState(firstUnclear);
  const found = list.sites.filter(filters.isShown);
  const rows = found.filter((site) => isInTab(site, tab));
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
    const place = next === 'below' ? cellBelow(pageRows, from) : undefined;
    open(place);
    // Below the last row there is nothing: one stays there.
    if (next === 'below' && place === undefined) focusCell(from.siteId, [from.field]);
  };
  const closeForm = (siteId: string) => {
    // Begun in a cell, it ends there.
    const from = form?.begun ? [form.begun.field] : [];
    setForm(undefined);
    focusCell(siteId, [...from, 'contact', 'form', 'menu']);
  };
  const toggleForm = (siteId: string) =>
    siteId === form?.siteId ? closeForm(siteId) : setForm({ siteId, isWhole: !hasCells });
  const toggle = (siteId: string) => setOpen((before) => (before === siteId ? undefined : siteId));
  const columns = useRowColumns({
    hasCells,
    textsOf: (site, field) => ({
      text: textOf(site, field),
      typed: isCell(cell, site.id, field) ? cell?.text : undefined,
    }),
    noteIdOf,
    openId,
    formId: form?.siteId,
    hasOne: list.sites.length === 1,
    onOpen: open,
    onType: (text) => setCell((before) => before && { ...before, text }),
    onClose: goOn,
    onWrite: (place, text, next) => {
      write({ ...place, text });
      goOn(place, next);
    },
    onToggle: toggle,
    onEdit: toggleForm,
    onRemove: (siteId) => change({ removeSiteIds: [siteId] }),
  });
  const fixOf = (site: PlannedSite, noteId: string | undefined) => {
    const save = (draft: PlannedSiteDraft, onDone?: () => void) =>
      change({ changeSites: [{ id: site.id, site: draft }] }, onDone);
    if (site.id === form?.siteId)
      return (
        <Stack key={site.id} gap={8}>
          {site.state === 'rejected' && rowFaults(formatMessage, site).length === 0 && (
            <RowNote id={noteId} tone="critical">
              {rejectionText(formatMessage, site)}
            </RowNote>
          )}
          <RowEdit
            site={site}
            isPending={isPending}
            begun={form.begun}
            hasOnlyContact={!form.isWhole}
            onChange={(draft) => save(draft, () => closeForm(site.id))}
            onCancel={() => closeForm(site.id)}
          />
        </Stack>
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
        onEdit={() => toggleForm(site.id)}
        onPoint={() => openMap(site.id)}
        onChange={save}
        onRemove={() => change({ removeSiteIds: [site.id] })}
      />
    );
  };
  const footOf = (site: PlannedSite) => {
    const fault = cell?.siteId === site.id && cellFault(site, cell.field, textOf(site, cell.field), cell.text);
    if (!fault && site.id !== form?.siteId && !hasFix(site, { hasCells, isOpen: site.id === openId })) return undefined;
    return (
      <RowFoot data-has-cells={hasCells ? '' : undefined}>
        {isPhone && site.address !== site.name && site.address !== '' && (
          <Text variant="caption" tone="muted">
            {site.address}
          </Text>
        )}
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
      isGrid={hasCells}
      toolbar={
        <RowFilters filters={filters} onChange={() => setPage(1)}>
          {!isPhone && (
            <>
              {hasCells && download}
              {add}
            </>
          )}
        </RowFilters>
      }
      rowFoot={footOf}
      empty={
        <NoRows
          filters={filters}
          tab={tab}
          elsewhere={found.length}
          onShowAll={() => {
            setTab('all');
            filters.goToSearch();
          }}
        />
      }
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
      {PointDialog && pointed && (
        <PointDialog
          site={pointed}
          isPending={isPending}
          onChange={(site) => {
            change({ changeSites: [{ id: pointed.id, site }] });
            setPointed(undefined);
          }}
          onClose={() => setPointed(undefined)}
        />
      )}
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
