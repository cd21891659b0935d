import { servicePageSize, type Service } from '@skerry/contracts';
import { Button, EmptyState, useTableSelection } from '@skerry/ui';
import { IconFileText, IconServer2, IconTags } from '@tabler/icons-react';
import { useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { List } from '../../../platform/list/List.tsx';
import type { ListSort } from '../../../platform/list/listQuery.ts';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { ordersPath } from '../../../platform/services-section/services-section.paths.ts';
import { bulkInvoiceTextDialog, bulkTagsDialog, servicesChangeMenu } from '../bulk/bulkDialogs.ts';
import { ChangeServicesButton } from '../bulk/ChangeServicesButton.tsx';
import { useMenuAsk } from '../bulk/useMenuAsk.ts';
import { MissingParts, retryParts } from '../components/MissingParts.tsx';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { bulkInvoiceTextFormId, bulkTagsFormId } from '../serviceDrafts.ts';
import { ServicesActionEntries } from '../ServicesActions.tsx';
import type { ServiceSort } from '../servicesAddress.ts';
import type { ServicesListProps } from '../servicesListProps.ts';
import { useServices } from '../services.queries.ts';
import { useServicesRights } from '../servicesRights.ts';
import { servicesFormat } from '../useServicesView.ts';
import { usualColumns } from './serviceColumns.ts';
import { useEndedMatches } from './useEndedMatches.ts';
import { StatusMeanings } from './StatusMeanings.tsx';
import { useServiceFilters } from './useServiceFilters.tsx';
import { useServiceTableColumns } from './useServiceTableColumns.tsx';

/** The services that the filter finds, and what can be done with many of them. */
export function ServicesList(props: ServicesListProps) {
  const { address, facets, tags, isTagRemoved, onTagRemovedSeen, actions, selection, parts } = props;
  const isPhone = !useIsAtLeast('small');
  const { formatMessage } = useIntl();
  const { view, change } = address;
  const rights = useServicesRights();
  const services = useServices(view);
  const { mutate: refetch } = services;
  const onOutdated = useCallback(() => void refetch(), [refetch]);
  const { columns, phone } = useServiceTableColumns(rights, onOutdated);
  const filters = useServiceFilters({
    filter: view.filter,
    facets,
    tags,
    onChange: (part) => change({ filter: { ...view.filter, ...part } }),
    isTagRemoved,
    onTagRemovedSeen,
  });
  const bulk = useBulkActions({
    rows: services.data?.items ?? [],
    found: services.data?.totalItems ?? 0,
    address,
    tags,
    selection,
  });
  const found = services.data?.totalItems;
  const noMatchElsewhere = useEndedMatches(address, found === 0, 'service');

  return (
    <>
      <List
        id="services"
        label={formatMessage({ id: 'pages.services' })}
        address={address}
        query={{
          ...services,
          mutate: () => {
            void services.mutate();
            retryParts(parts);
          },
        }}
        rowKey={keyOf}
        rowHref={({ serviceId }) =>
          address.hrefOf({ service: serviceId, tab: 'overview', historyPage: 0, page: view.page })
        }
        columns={columns}
        usualColumns={usualColumns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'services.filter.text' }),
          placeholder: formatMessage({ id: 'services.filter.textShort' }),
        }}
        filters={filters}
        strip={services.error === undefined && <MissingParts parts={parts} />}
        sort={sortOf(view.sort)}
        onSortChange={({ columnId, direction }) =>
          change({ sort: `${direction === 'descending' ? '-' : ''}${columnId}` as ServiceSort })
        }
        {...(view.sort === 'health' &&
          rights.seesDisturbances && { sortHint: formatMessage({ id: 'services.sort.health' }) })}
        count={
          found === undefined
            ? undefined
            : facets === undefined
              ? formatMessage({ id: 'services.found' }, { count: found })
              : formatMessage({ id: 'services.foundOf' }, { found, count: facets.services })
        }
        found={found}
        selection={bulk.selection}
        savedViews={savedViewsOf('services', servicesFormat, address)}
        viewItems={(close) =>
          isPhone ? (
            <ServicesActionEntries actions={actions} close={close}>
              <StatusMeanings isInMenu />
            </ServicesActionEntries>
          ) : (
            <StatusMeanings isInMenu />
          )
        }
        perPage={formatMessage({ id: 'services.perPage' }, { count: servicePageSize })}
        expectedRows={servicePageSize}
        errorTitle="services.list.error"
        noMatchTitle={formatMessage({ id: 'services.noMatch.title' })}
        noMatchElsewhere={noMatchElsewhere}
        isEmpty={facets?.services === 0}
        empty={
          <EmptyState
            icon={IconServer2}
            title={formatMessage({ id: 'services.empty.title' })}
            action={
              <Button variant="secondary" href={ordersPath}>
                {formatMessage({ id: 'services.empty.orders' })}
              </Button>
            }
          >
            {formatMessage({ id: 'services.empty.body' })}
          </EmptyState>
        }
      />
      {bulk.dialogs}
    </>
  );
}

const keyOf = ({ serviceId }: Service) => serviceId;

function sortOf(sort: ServiceSort): ListSort {
  const isDescending = sort.startsWith('-');
  return { columnId: sort.replace('-', ''), direction: isDescending ? 'descending' : 'ascending' };
}

interface BulkOptions extends Pick<ServicesListProps, 'address' | 'tags' | 'selection'> {
  rows: readonly Service[];
  found: number;
}

/** What is selected, and what can be done with it. */
function useBulkActions({ rows, found, address, tags, selection: { selected, allOf, select } }: BulkOptions) {
  const { formatMessage } = useIntl();
  const rights = useServicesRights();
  const bulkTags = useLazyDialog(bulkTagsDialog, bulkTagsFormId);
  const bulkInvoiceText = useLazyDialog(bulkInvoiceTextDialog, bulkInvoiceTextFormId);
  const {
    Component: ChangeMenu,
    prepare: prepareChangeMenu,
    load: loadChangeMenu,
  } = useLazyComponent(servicesChangeMenu);
  const changeAsk = useMenuAsk(loadChangeMenu);
  const { filter } = address.view;
  const isAll = allOf !== undefined && JSON.stringify(allOf) === JSON.stringify(filter);
  const isAnySelected = isAll || selected.size > 0;
  useEffect(() => {
    if (isAnySelected) prepareChangeMenu();
  }, [isAnySelected, prepareChangeMenu]);

  const chooseAll = () => select(new Set(rows.map(keyOf)), found > rows.length ? filter : undefined);
  const ids = isAll ? [] : [...selected];
  // Those on other pages are not known here.
  const chosen = rows.filter(({ serviceId }) => ids.includes(serviceId));
  const bulk = { ids, filter, found, tags, onDone: () => select(new Set()) };
  const selection = useTableSelection({
    rows,
    rowKey: keyOf,
    nameOf: ({ serviceName, serviceId }) => `${serviceName} ${serviceId}`,
    selected: isAll ? new Set(rows.map(keyOf)) : selected,
    ...(isAll && { count: found }),
    onSelectedChange: (next) => select(next),
    end: !isAll && found > selected.size && (
      <Button variant="ghost" size="small" onClick={chooseAll}>
        {formatMessage({ id: 'services.bulk.all' }, { count: found })}
      </Button>
    ),
    primaryAction: ChangeMenu ? (
      <ChangeMenu
        label={formatMessage({ id: 'services.bulk.change' })}
        serviceIds={ids}
        {...(isAll && { count: found })}
        {...(chosen.length > 0 && chosen.length === ids.length && { services: chosen })}
        {...changeAsk.menuProps}
      />
    ) : (
      <ChangeServicesButton onClick={changeAsk.ask} />
    ),
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
        <ExportMenu services={isAll ? { filter } : { ids }} size="small" />
      </>
    ),
  });
  return {
    selection,
    dialogs: (
      <>
        {bulkTags.Dialog && <bulkTags.Dialog {...bulk} onClose={bulkTags.close} />}
        {bulkInvoiceText.Dialog && <bulkInvoiceText.Dialog {...bulk} onClose={bulkInvoiceText.close} />}
      </>
    ),
  };
}
