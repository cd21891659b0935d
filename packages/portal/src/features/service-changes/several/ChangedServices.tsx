import { Sheet, Table } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import type { WantedService } from '../changeTarget.ts';
import { ExcludedSection, ExcludedServices } from './ExcludedServices.tsx';
import { useChangedServiceColumns, type ChangedRow } from './useChangedServiceColumns.tsx';

export interface ChangedServicesProps {
  change: ServiceChangeKind;
  wanted: readonly WantedService[];
  goneIds: readonly string[];
  /** By service id. */
  reasons: ReadonlyMap<string, string>;
  /** Of all of them, where they end. */
  lastDay: string;
}

const help = {
  upgrade: 'serviceChange.several.help.fees',
  addon: 'serviceChange.several.help.fees',
  renegotiate: 'serviceChange.several.help.fees',
  move: 'serviceChange.several.help.fees',
  replace: 'serviceChange.several.help',
} as const;

/** Which services an order is for, and why others are left out. */
export function ChangedServices({ change, wanted, goneIds, reasons, lastDay }: ChangedServicesProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const isPhone = !useIsAtLeast('small');
  const all: ChangedRow[] = [
    ...wanted.map(({ service, offers }) => ({
      id: service.serviceId,
      name: translatedName(service.productInformation.translations, language, service.serviceName),
      siteName: service.siteName,
      capacityBps: service.capacityBps,
      contractEndsOn: service.contractEndsOn,
      paidUntil: laterOf(offers.termination?.contractEndsOn ?? null, lastDay),
      monthlyFee: offers.monthlyFee ?? null,
      reason: reasons.get(service.serviceId),
    })),
    ...goneIds.map((id) => ({
      id,
      name: '',
      siteName: '',
      capacityBps: null,
      contractEndsOn: null,
      paidUntil: '',
      monthlyFee: null,
      reason: reasons.get(id),
    })),
  ];
  const rows = all.filter(({ reason }) => reason === undefined);
  const excluded = all.filter(({ reason }) => reason !== undefined);
  const isPaidApart = change === 'terminate' && new Set(rows.map(({ paidUntil }) => paidUntil)).size > 1;
  const columns = useChangedServiceColumns({ change, isPhone, isPaidApart });
  const title = formatMessage({ id: 'serviceChange.several.services' });
  return (
    <Sheet
      title={title}
      description={[
        formatMessage({ id: 'serviceChange.several.left' }, { count: rows.length, all: all.length }),
        change !== 'terminate' && rows.length > 1 && formatMessage({ id: help[change] }),
      ]
        .filter((text) => text !== false)
        .join(' · ')}
      padding="none"
    >
      {rows.length > 0 && (
        <Table
          isPlain
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isHeadHidden={isPhone}
          layout={isPhone ? 'fixed' : 'auto'}
        />
      )}
      {excluded.length > 0 && (
        <ExcludedSection title={formatMessage({ id: 'serviceChange.several.excluded' }, { count: excluded.length })}>
          <ExcludedServices services={excluded} />
        </ExcludedSection>
      )}
    </Sheet>
  );
}

function laterOf(contractEndsOn: string | null, lastDay: string): string {
  return contractEndsOn !== null && contractEndsOn > lastDay ? contractEndsOn : lastDay;
}
