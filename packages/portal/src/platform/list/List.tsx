import { Pagination, Table, Text, ViewMenu } from '@skerry/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { useIsLow } from '../browser/useIsLow.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { ColumnsGivingWay } from './columns/columnsGivingWay.ts';
import { ListChips } from './ListChips.ts';
import { ListFailure } from './ListFailure.tsx';
import { ListMissing } from './ListMissing.tsx';
import { ListNoMatch } from './ListNoMatch.tsx';
import { ListOffline } from './ListOffline.tsx';
import type { ListProps } from './listProps.ts';
import { PhoneColumns } from './phone/PhoneColumns.tsx';
import { SelectRowsAction } from './SelectRowsAction.tsx';
import { useSearchChips } from './useSearchChips.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useListDensity } from './useListDensity.ts';
import { useListKeys } from './useListKeys.ts';
import { useShownColumns } from './columns/useShownColumns.ts';
import { usePhoneColumns } from './phone/usePhoneColumns.tsx';
import { useHasForeignRows } from './useHasForeignRows.ts';
import { useSavedViewMenu } from './saved-views/useSavedViewMenu.tsx';
import { useReturnToRow } from './useReturnToRow.ts';

export type { ListAnswer, ListQuery } from './listProps.ts';
export type { PhoneRow } from './phone/usePhoneColumns.tsx';

/** The list of the portal: toolbar, what is filtered by, rows, pages, and every state of them. A feature gives columns, filters and words. */
export function List<Row>(props: ListProps<Row>) {
  const { id, address, query, filters = [], columns, phone, selection, sort, expectedRows = 12 } = props;
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const isLow = useIsLow() && !isPhone;
  // Beside another way to show the list the row is full; tabs and rows say how many there are.
  const hasRoomForCount = useIsAtLeast('large') || props.toolbarEnd === undefined;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const density = useListDensity(props.savedViews);
  const [isSelecting, setSelecting] = useState(false);

  const { page } = address.view;
  const totalPages = query.data?.totalPages ?? 0;
  // While the answer for this view is on its way, the one for the last view stays, and says nothing about this one.
  const isBeyondEnd =
    !query.isLoading && query.data !== undefined && query.error === undefined && page > 0 && page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) address.correct({ page: Math.max(0, totalPages - 1) });
  });

  const failure = query.error !== undefined;
  const chips = filters.flatMap((filter) => filter.chips);
  const searchChips = useSearchChips(address);
  const isForeign = useHasForeignRows(query, [
    address.search,
    props.tab,
    props.sort?.columnId,
    props.sort?.direction,
    ...chips.map(({ label }) => label),
  ]);
  const phoneColumns = usePhoneColumns(phone);
  const hasSelection = selection !== undefined && (!isPhone || isSelecting || selection.isActive);
  const shown = useShownColumns(props, { root, isPhone, hasSelection });
  const sortedBy = columns.find(({ id: columnId }) => columnId === sort?.columnId);
  const savedViewMenu = useSavedViewMenu(props.savedViews, {
    list: props.label,
    columns: shown.choice.shown,
    rows: density.value,
    summary: {
      filters: chips.map(({ label }) => label),
      order:
        props.sortHint ??
        (sort && sortedBy && formatMessage({ id: `list.sorted.${sort.direction}` }, { column: sortedBy.header })),
      columns: shown.chosen.map(({ header }) => header),
    },
  });
  const isOnline = useIsOnline();
  const isWaiting = props.isWaiting === true || savedViewMenu.isOpeningFirst;
  const rows = isBeyondEnd || isWaiting || isForeign ? [] : (query.data?.items ?? []);
  const hasRows = rows.length > 0;
  useListKeys(root, field);
  useReturnToRow(id, root, hasRows, props.staysInView);

  // A text that was just erased still decides which rows there are.
  const isFiltered = chips.some(({ isUsual = false }) => !isUsual) || address.typedText !== '' || address.search !== '';
  const isAnswered = !query.isLoading && !isWaiting && query.data !== undefined && !failure;
  const isEmpty = (props.isEmpty ?? !isFiltered) && !hasRows && isAnswered;
  const isNoMatch = !isEmpty && !hasRows && isAnswered && !isBeyondEnd;
  const holds = [...searchChips, ...chips].length > 0;
  const { restoreFilters } = address;
  // Either takes its own button away.
  const clear = () => {
    address.clearFilters();
    field.current?.focus();
  };
  const restore = () => {
    restoreFilters?.();
    field.current?.focus();
  };
  // Without anything to filter by, one row says all.
  const isBare = props.search === undefined && filters.length === 0 && props.count === undefined;

  const list = (
    <div ref={root}>
      <Table
        label={props.label}
        columns={isPhone ? phoneColumns : shown.columns}
        rows={rows}
        rowKey={props.rowKey}
        {...(props.rowHref && { rowHref: props.rowHref })}
        {...(props.rowState && { rowState: props.rowState })}
        {...(isPhone && phone.below && { rowFoot: phone.below })}
        {...(props.rowDetails && { rowDetails: props.rowDetails })}
        {...(props.groupOf && { groupOf: props.groupOf })}
        {...(props.rowBefore && { rowBefore: props.rowBefore })}
        {...(props.sort && { sortedBy: props.sort })}
        {...(props.onSortChange && { onSortChange: props.onSortChange })}
        {...(hasSelection && { selection })}
        layout="fixed"
        lines={isPhone ? (phone.detail || phone.endDetail || phone.foot ? 2 : 1) : (props.lines ?? 2)}
        density={isPhone ? 'comfortable' : density.value}
        isHeadHidden={isPhone && phone.titleHeader === undefined}
        hasStickyHead={!isPhone}
        isLoading={query.isLoading || isBeyondEnd || isWaiting}
        expectedRows={expectedRows}
        toolbar={
          isEmpty ? undefined : (
            <ListToolbar
              address={address}
              search={props.search}
              fieldRef={field}
              filters={filters}
              list={id}
              found={props.found}
              // The row of the count has a ring of its own for the first rows.
              isLoading={query.isValidating && (isLow || isBare || query.data !== undefined)}
              end={
                <>
                  {isLow && hasRoomForCount && !isForeign && props.count !== undefined && (
                    <Text variant="caption" tone="muted">
                      {props.count}
                    </Text>
                  )}
                  {isBare && props.sortHint !== undefined && (
                    <Text variant="caption" tone="muted">
                      {props.sortHint}
                    </Text>
                  )}
                  {props.toolbarEnd}
                  <ViewMenu
                    isCompact={isPhone}
                    {...savedViewMenu.button}
                    {...(!isPhone && { density })}
                    {...(!isPhone && { columns: { columns, ...shown.choice, withoutRoom: shown.withoutRoom } })}
                  >
                    {(close) => (
                      <>
                        <div>
                          {savedViewMenu.items(close)}
                          {!isPhone && props.viewItems?.(close)}
                        </div>
                        {isPhone && (
                          <div>
                            {selection && (
                              <SelectRowsAction isSelecting={isSelecting} onChange={setSelecting} close={close} />
                            )}
                            {props.viewItems?.(close)}
                          </div>
                        )}
                        {isPhone && phone.shows && <PhoneColumns columns={columns} shown={phone.shows} />}
                      </>
                    )}
                  </ViewMenu>
                </>
              }
            />
          )
        }
        notice={
          <>
            <ListOffline />
            {props.strip}
            {!isEmpty && !isBare && !isLow && !(failure && !hasRows && !holds) && (
              <ListChips
                // Unfiltered, what stands above says how many there are.
                data-is-unseen={
                  isPhone && savedViewMenu.line === undefined && phone.titleHeader !== undefined && !isFiltered
                    ? ''
                    : undefined
                }
                lead={savedViewMenu.line}
                count={isForeign ? undefined : props.count}
                loadingText={query.isLoading ? formatMessage({ id: 'list.loading' }) : undefined}
                chips={isPhone ? [] : [...searchChips, ...chips]}
                // Where nothing is found, it stands there.
                onClear={isNoMatch ? undefined : clear}
                onRestore={restoreFilters && !isPhone && !holds ? restore : undefined}
                end={isNoMatch || (failure && !hasRows) ? undefined : props.sortHint}
              />
            )}
            {props.notice}
          </>
        }
        error={
          failure && !hasRows ? (
            isOnline ? (
              <FetchFailure
                title={props.errorTitle}
                error={query.error}
                isRetrying={query.isValidating}
                onRetry={() => void query.mutate()}
              />
            ) : (
              <ListMissing />
            )
          ) : undefined
        }
        rowsNotice={
          failure && hasRows ? (
            <ListFailure
              page={page}
              shownPage={query.data?.currentPage ?? page}
              error={query.error}
              isRetrying={query.isValidating}
              onRetry={() => void query.mutate()}
            />
          ) : undefined
        }
        empty={
          !isEmpty ? (
            <ListNoMatch
              typedText={address.typedText}
              filters={chips.map(({ label }) => label)}
              title={props.noMatchTitle}
              elsewhere={props.noMatchElsewhere}
              onClear={clear}
            >
              {props.noMatchBody}
            </ListNoMatch>
          ) : (
            props.empty
          )
        }
        {...(props.foot !== undefined && { afterRows: props.foot })}
        foot={
          <Pagination
            page={(failure ? (query.data?.currentPage ?? page) : page) + 1}
            pageCount={totalPages}
            hrefOf={(number) => address.hrefOf({ page: number - 1 })}
            summary={props.perPage}
          />
        }
      />
      {savedViewMenu.dialog}
    </div>
  );
  return <ColumnsGivingWay value={shown.withoutRoom}>{list}</ColumnsGivingWay>;
}
