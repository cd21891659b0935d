import type { Service } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { BitRate, Money, StatusLabel, Text, type StatusTone, type TableColumn } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServicesRights } from '../servicesRights.ts';
import type { ServiceColumnId } from '../serviceColumns.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { InvoiceText } from './InvoiceText.tsx';
import { ServiceStatusCell } from './ServiceStatusCell.tsx';
import { ServiceTagList } from './ServiceTagList.tsx';

const healthLooks: Readonly<Record<Service['health'], { tone: StatusTone; icon: typeof IconCircleDashed }>> = {
  OK: { tone: 'positive', icon: IconCircleCheckFilled },
  DEGRADED: { tone: 'attention', icon: IconAlertTriangleFilled },
  DOWN: { tone: 'critical', icon: IconCircleXFilled },
  UNKNOWN: { tone: 'neutral', icon: IconCircleDashed },
};

/** What the provider's monitoring saw last. */
export function ServiceHealth({ health }: { health: Service['health'] }) {
  const { formatMessage } = useIntl();
  return <StatusLabel {...healthLooks[health]}>{formatMessage({ id: `services.health.${health}` })}</StatusLabel>;
}

export interface ServiceColumn extends TableColumn<Service> {
  readonly id: ServiceColumnId;
}

/** Every column that the reader may see, in the usual order. */
export function useServiceTableColumns(rights: ServicesRights, onOutdated: () => void): readonly ServiceColumn[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const { seesPrices, mayChangeInvoiceText } = rights;
  return useMemo(() => {
    const text = (id: MessageId) => intl.formatMessage({ id });
    const missing = <Text tone="muted">{text('services.value.none')}</Text>;
    const columns: readonly ServiceColumn[] = [
      {
        id: 'serviceName',
        header: text('services.field.service'),
        isSortable: true,
        cell: ({ serviceName, serviceId }) => (
          <>
            <CellLine>{serviceName}</CellLine> <CellDetail>{serviceId}</CellDetail>
          </>
        ),
      },
      {
        id: 'product',
        header: text('services.field.product'),
        isSortable: true,
        visibleFrom: 'veryLarge',
        cell: ({ productInformation: { id, translations } }) => translatedName(translations, language, id),
      },
      {
        id: 'site',
        header: text('services.field.site'),
        isSortable: true,
        visibleFrom: 'medium',
        cell: ({ siteName, address, city }) => (
          <>
            <CellLine>{siteName}</CellLine> <CellDetail>{[address, city].join(', ')}</CellDetail>
          </>
        ),
      },
      {
        id: 'city',
        header: text('services.field.city'),
        isSortable: true,
        visibleFrom: 'large',
        cell: ({ city }) => city,
      },
      {
        id: 'capacity',
        header: text('services.field.capacity'),
        isSortable: true,
        isNumeric: true,
        visibleFrom: 'medium',
        cell: ({ capacity, capacityBps }) =>
          capacityBps === null ? (capacity ?? missing) : <BitRate value={capacityBps} />,
      },
      {
        id: 'status',
        header: text('services.field.status'),
        isSortable: true,
        cell: (service) => <ServiceStatusCell service={service} />,
      },
      {
        id: 'health',
        header: text('services.field.health'),
        visibleFrom: 'large',
        cell: ({ health }) => <ServiceHealth health={health} />,
      },
      {
        id: 'tags',
        header: text('services.field.tags'),
        visibleFrom: 'large',
        shape: 'tags',
        cell: ({ tags }) => <ServiceTagList tags={tags} max={2} />,
      },
      {
        id: 'invoiceText',
        header: text('services.field.invoiceText'),
        visibleFrom: 'extraLarge',
        cell: (service) => <InvoiceText service={service} mayChange={mayChangeInvoiceText} onOutdated={onOutdated} />,
      },
      {
        id: 'contractEnd',
        header: text('services.field.contractEnd'),
        isSortable: true,
        visibleFrom: 'large',
        cell: ({ contractEndsOn }) => (contractEndsOn === null ? missing : <Day value={contractEndsOn} />),
      },
      {
        id: 'monthlyFee',
        header: text('services.field.monthlyFee'),
        isNumeric: true,
        visibleFrom: 'large',
        cell: ({ monthlyFee }) => (monthlyFee ? <Money {...monthlyFee} /> : missing),
      },
      {
        id: 'numericalSiteId',
        header: text('services.field.numericalSiteId'),
        visibleFrom: 'large',
        cell: ({ numericalSiteId }) => numericalSiteId,
      },
      {
        id: 'orderServiceId',
        header: text('services.field.orderServiceId'),
        visibleFrom: 'large',
        cell: ({ orderServiceId }) => orderServiceId ?? missing,
      },
    ];
    return columns.filter(({ id }) => id !== 'monthlyFee' || seesPrices);
  }, [intl, language, seesPrices, mayChangeInvoiceText, onOutdated]);
}
