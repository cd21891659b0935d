import type { NetworkMap } from '@skerry/contracts';
import { Button, Menu, type TableSelection, useTableSelection } from '@skerry/ui';
import { IconDots, IconFileSpreadsheet, IconFileText, IconFileTypeCsv, IconTags } from '@tabler/icons-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { bulkInvoiceTextDialog, bulkTagsDialog, sitesChangeMenu } from '../bulk/bulkDialogs.ts';
import { ChangeServicesButton } from '../bulk/ChangeServicesButton.tsx';
import { useMenuAsk } from '../bulk/useMenuAsk.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { useServicesExport } from '../export/useServicesExport.ts';
import type { ServicesListProps } from '../servicesListProps.ts';
import { useServicesRights } from '../servicesRights.ts';
import { maxSites } from './TooManySites.tsx';

type Site = NetworkMap['sites'][number];

export interface SitesSelectionOptions extends Pick<ServicesListProps, 'address' | 'tags'> {
  /** All that are found. */
  sites: readonly Site[];
  /** Those on this page. */
  rows: readonly Site[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Window from which there is room for a button each, in pixels; narrower, a menu has them. */
  roomFrom: number;
}

export interface SitesSelection {
  readonly selection: TableSelection<Site>;
  /** More than can be changed at once. */
  readonly isTooMany: boolean;
  readonly dialogs: ReactNode;
}

/** Sites that are selected, in their list or beside the map, and what can be done with all of their services. */
export function useSitesSelection(options: SitesSelectionOptions): SitesSelection {
  const { address, tags, sites, rows, selected, onSelectedChange, roomFrom } = options;
  const { view } = address;
  const { formatMessage } = useIntl();
  const isPhone = !useIsAtLeast('small');
  const hasRoom = useIsAtLeast(roomFrom);
  // In a window narrower than that the bar has a panel for them.
  const isTight = useIsAtLeast('large') && !hasRoom;
  const rights = useServicesRights();
  const bulkTags = useLazyDialog(bulkTagsDialog);
  const bulkInvoiceText = useLazyDialog(bulkInvoiceTextDialog);
  const { Component: ChangeMenu, prepare: prepareChangeMenu, load: loadChangeMenu } = useLazyComponent(sitesChangeMenu);
  const changeAsk = useMenuAsk(loadChangeMenu);
  const { isExporting, start } = useServicesExport();
  const isAnySelected = selected.size > 0;
  useEffect(() => {
    if (isAnySelected) prepareChangeMenu();
  }, [isAnySelected, prepareChangeMenu]);

  // What a filter has taken away is not changed.
  const chosen = useMemo(() => sites.filter(({ siteId }) => selected.has(siteId)), [sites, selected]);
  const ids = chosen.map(({ siteId }) => siteId);
  const services = chosen.reduce((sum, site) => sum + site.services, 0);
  const filter = { ...view.filter, sites: ids };
  const bulk = { ids: [], filter, found: services, tags, onDone: () => onSelectedChange(new Set<string>()) };
  const changes = [
    ...(rights.mayTag
      ? [{ label: formatMessage({ id: 'services.bulk.tags' }), icon: IconTags, dialog: bulkTags }]
      : []),
    ...(rights.mayChangeInvoiceText
      ? [{ label: formatMessage({ id: 'services.bulk.invoiceText' }), icon: IconFileText, dialog: bulkInvoiceText }]
      : []),
  ];
  const selection = useTableSelection({
    rows,
    rowKey: ({ siteId }) => siteId,
    nameOf: ({ siteName }) => siteName,
    selected: new Set(ids),
    onSelectedChange,
    // What is changed is their services; phones have no room for both.
    words: isPhone ? undefined : formatMessage({ id: 'services.sites.selected' }, { sites: ids.length, services }),
    // Beyond that they could not be changed at once.
    end: selected.size < sites.length && sites.length <= maxSites && (
      <Button variant="ghost" size="small" onClick={() => onSelectedChange(new Set(sites.map(({ siteId }) => siteId)))}>
        {formatMessage({ id: 'services.bulk.all' }, { count: sites.length })}
      </Button>
    ),
    primaryAction:
      ids.length > 0 &&
      ids.length <= maxSites &&
      (ChangeMenu ? (
        <ChangeMenu filter={filter} count={services} ask={changeAsk} />
      ) : (
        <ChangeServicesButton onClick={changeAsk.ask} />
      )),
    actions:
      ids.length <= maxSites &&
      (isTight ? (
        <Menu
          label={formatMessage({ id: 'services.actions' })}
          icon={IconDots}
          isLabelHidden
          size="small"
          align="end"
          isLoading={isExporting}
          onPointerEnter={() => {
            bulkTags.prepare();
            bulkInvoiceText.prepare();
          }}
          groups={[
            {
              items: changes.map(({ label, icon, dialog }) => ({ label, icon, onSelect: dialog.open })),
            },
            {
              items: [
                {
                  label: formatMessage({ id: 'services.export.xlsx' }),
                  icon: IconFileSpreadsheet,
                  onSelect: () => start({ filter }, 'xlsx'),
                },
                {
                  label: formatMessage({ id: 'services.export.csv' }),
                  icon: IconFileTypeCsv,
                  onSelect: () => start({ filter }, 'csv'),
                },
              ],
            },
          ]}
        />
      ) : (
        <>
          {changes.map(({ label, icon, dialog }) => (
            <Button key={label} size="small" icon={icon} onPointerEnter={dialog.prepare} onClick={dialog.open}>
              {label}
            </Button>
          ))}
          <ExportMenu services={{ filter }} size="small" />
        </>
      )),
  });

  return {
    selection,
    isTooMany: ids.length > maxSites,
    dialogs: (
      <>
        {bulkTags.Dialog && <bulkTags.Dialog {...bulk} onClose={bulkTags.close} />}
        {bulkInvoiceText.Dialog && <bulkInvoiceText.Dialog {...bulk} onClose={bulkInvoiceText.close} />}
      </>
    ),
  };
}
