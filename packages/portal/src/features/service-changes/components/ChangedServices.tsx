import { Sheet, Table } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import type { WantedService } from '../changeTarget.ts';
import { useChangedServiceColumns, type ChangedRow } from './useChangedServiceColumns.tsx';

export interface ChangedServicesProps {
  change: ServiceChangeKind;
  wanted: readonly WantedService[];
  goneIds: readonly string[];
  /** By service id. */
  reasons: ReadonlyMap<string, string>;
}

/** Which services an order is for, and why others are left out. */
export function ChangedServices({ change, wanted, goneIds, reasons }: ChangedServicesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const columns = useChangedServiceColumns({ change, isPhone });
  const all: ChangedRow[] = [
    ...wanted.map(({ service, offers }) => ({
      id: service.serviceId,
      name: translatedName(service.productInformation.translations, language, service.serviceName),
      siteName: service.siteName,
      capacityBps: service.capacityBps,
      contractEndsOn: service.contractEndsOn,
      monthlyFee: offers.monthlyFee ?? null,
      reason: reasons.get(service.serviceId),
    })),
    ...goneIds.map((id) => ({
      id,
      name: '',
      siteName: '',
      capacityBps: null,
      contractEndsOn: null,
      monthlyFee: null,
      reason: reasons.get(id),
    })),
  ];
  const rows = all.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined));
  const title = formatMessage({ id: 'serviceChange.several.services' });
  return (
    <Sheet
      title={title}
      description={formatMessage(
        { id: 'serviceChange.several.left' },
        { count: rows.length - reasons.size, all: rows.length },
      )}
      padding="none"
    >
      <Table
        isPlain
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isHeadHidden={isPhone}
        layout={isPhone ? 'fixed' : 'auto'}
      />
    </Sheet>
  );
}
