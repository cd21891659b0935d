import { servicePageSize, type ServiceFacets, type ServiceTag } from '@skerry/contracts';
import {
  Button,
  chooseColumns,
  EmptyState,
  NoMatchState,
  Pagination,
  SegmentedControl,
  Table,
  TableColumnChooser,
  useTableSelection,
} from '@skerry/ui';
import { IconAlignJustified, IconFileText, IconMenu2, IconServer2, IconTags } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { useKeptDraft, useTakenDraft } from '../../../platform/session/useDraft.ts';
import { ordersPath } from '../../../platform/services-section/services-section.paths.ts';
import { bulkInvoiceTextFormId, bulkTagsFormId, isStrings, selectionFormId } from '../serviceDrafts.ts';
import type { ServiceSort } from '../servicesAddress.ts';
import { isFiltered } from '../servicesFilter.ts';
import { useServices } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { useServiceColumns } from '../useServiceColumns.ts';
import { densities, useServicesDensity } from '../useServicesDensity.ts';
import type { ServicesAddress } from '../useServicesView.ts';
import { bulkInvoiceTextDialog, bulkTagsDialog, servicesChangeMenu } from './bulkDialogs.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ServicesToolbar } from './ServicesToolbar.tsx';
import { useServiceTableColumns } from './useServiceTableColumns.tsx';

const densityIcons = { comfortable: IconMenu2, compact: IconAlignJustified } as const;

export interface ServicesListProps {
  address: ServicesAddress;
  facets: ServiceFacets | undefined;
  tags: readonly ServiceTag[];
  isTagRemoved: boolean;
  onTagRemovedSeen: () => void;
}

/** The services that the filter finds, what can be done with many of them, and what stands in their place. */
export function ServicesList(props: ServicesListProps) {
  const { address, facets, tags, isTagRemoved, onTagRemovedSeen } = props;
  const { formatMessage } = useIntl();
  const { view, hrefOf, correct, changeSort, clearFilter } = address;
  const rights = useServicesRights();
  const services = useServices(view);
  const [shown, setShown] = useServiceColumns(address);
  const [density, setDensity] = useServicesDensity();
  const keptSelection = useTakenDraft(selectionFormId, isStrings);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(keptSelection));
  useKeptDraft(selectionFormId, () => (selected.size > 0 ? [...selected] : undefined));
  const field = useRef<HTMLInputElement>(null);
  const bulkTags = useLazyDialog(bulkTagsDialog, bulkTagsFormId);
  const bulkInvoiceText = useLazyDialog(bulkInvoiceTextDialog, bulkInvoiceTextFormId);

  const { Component: ChangeMenu, prepare: prepareChangeMenu } = useLazyComponent(servicesChangeMenu);
  const isAnySelected = selected.size > 0;
  useEffect(() => {
    if (isAnySelected) prepareChangeMenu();
  }, [isAnySelected, prepareChangeMenu]);

  const { mutate: refetch } = services;
  const onOutdated = useCallback(() => void refetch(), [refetch]);
  const allColumns = useServiceTableColumns(rights, onOutdated);
  const columns = useMemo(() => chooseColumns(allColumns, shown), [allColumns, shown]);

  const totalPages = services.data?.totalPages ?? 0;
  // While the answer for this view is on its way, the one for the last view stays, and says nothing about this one.
  const isBeyondEnd = !services.isLoading && services.data !== undefined && view.page > 0 && view.page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) correct({ page: Math.max(0, totalPages - 1) });
  });

  const rows = isBeyondEnd ? [] : (services.data?.items ?? []);
  const bulk = {
    ids: [...selected],
    filter: view.filter,
    found: services.data?.totalItems ?? 0,
    tags,
    onDone: () => setSelected(new Set<string>()),
  };
  const selection = useTableSelection({
    rows,
    rowKey: ({ serviceId }) => serviceId,
    nameOf: ({ serviceName, serviceId }) => `${serviceName} ${serviceId}`,
    selected,
    onSelectedChange: setSelected,
    actions: (
      <>
        {rights.mayTag && (
          <Button size="small" icon={IconTags} onPointerEnter={bulkTags.prepare} onClick={bulkTags.open}>
            {formatMessage({ id: 'services.bulk.tags' })}
          </Button>
        )}
        {rights.mayChangeInvoiceText && (
          <Button
            size="small"
            icon={IconFileText}
            onPointerEnter={bulkInvoiceText.prepare}
            onClick={bulkInvoiceText.open}
          >
            {formatMessage({ id: 'services.bulk.invoiceText' })}
          </Button>
        )}
        {ChangeMenu && <ChangeMenu serviceIds={[...selected]} />}
        <ExportMenu services={{ ids: [...selected] }} size="small" />
      </>
    ),
  });

  const isDescending = view.sort.startsWith('-');
  return (
    <>
      <Table
        label={formatMessage({ id: 'pages.services' })}
        columns={columns}
        rows={rows}
        rowKey={({ serviceId }) => serviceId}
        rowHref={({ serviceId }) => hrefOf({ service: serviceId, tab: 'overview', historyPage: 0 })}
        sortedBy={{ columnId: view.sort.replace('-', ''), direction: isDescending ? 'descending' : 'ascending' }}
        onSortChange={({ columnId, direction }) =>
          changeSort(`${direction === 'descending' ? '-' : ''}${columnId}` as ServiceSort)
        }
        selection={selection}
        density={density}
        isLoading={services.isLoading || isBeyondEnd}
        toolbar={
          <ServicesToolbar
            address={address}
            facets={facets}
            tags={tags}
            found={services.data?.totalItems}
            isLoading={services.isValidating}
            isTagRemoved={isTagRemoved}
            onTagRemovedSeen={onTagRemovedSeen}
            fieldRef={field}
            columns={shown}
          >
            <TableColumnChooser columns={allColumns} shown={shown} onShownChange={setShown} isOrderable />
            <SegmentedControl
              label={formatMessage({ id: 'services.density' })}
              options={densities.map((value) => ({
                value,
                label: formatMessage({ id: `services.density.${value}` }),
                icon: densityIcons[value],
              }))}
              value={density}
              onValueChange={setDensity}
            />
          </ServicesToolbar>
        }
        error={
          services.error === undefined ? undefined : (
            <FetchFailure
              title="services.list.error"
              error={services.error}
              isRetrying={services.isValidating}
              onRetry={() => void refetch()}
            />
          )
        }
        empty={
          isFiltered(view.filter) || (facets?.services ?? 0) > 0 ? (
            <NoMatchState
              title={formatMessage({ id: 'services.noMatch.title' })}
              onClear={() => {
                clearFilter();
                field.current?.focus();
              }}
            >
              {formatMessage({ id: 'services.noMatch.body' })}
            </NoMatchState>
          ) : (
            <EmptyState
              icon={IconServer2}
              title={formatMessage({ id: 'services.empty.title' })}
              action={<Button href={ordersPath}>{formatMessage({ id: 'pages.orders' })}</Button>}
            >
              {formatMessage({ id: 'services.empty.body' })}
            </EmptyState>
          )
        }
        foot={
          <Pagination
            page={view.page + 1}
            pageCount={totalPages}
            hrefOf={(number) => hrefOf({ page: number - 1 })}
            summary={formatMessage({ id: 'services.perPage' }, { count: servicePageSize })}
          />
        }
      />
      {bulkTags.Dialog && <bulkTags.Dialog {...bulk} onClose={bulkTags.close} />}
      {bulkInvoiceText.Dialog && <bulkInvoiceText.Dialog {...bulk} onClose={bulkInvoiceText.close} />}
    </>
  );
}
