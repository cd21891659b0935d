import { readServiceStatus, type Service } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { BitRate, CellId, CellLines, OnRowHover, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Amount } from '../../../platform/format/Amount.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { ServicesRights } from '../servicesRights.ts';
import type { ServiceColumnId } from './serviceColumns.ts';
import { useGivesWay } from '../../../platform/list/columns/columnsGivingWay.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { ContractEndDay } from '../components/ContractEndDay.tsx';
import { hasEnded, hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { DisturbedHealth } from '../../../platform/services-section/DisturbedHealth.tsx';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';
import { placeOf } from '../../../platform/services-section/serviceTitle.ts';
import { InvoiceText } from '../invoice-texts/InvoiceText.tsx';
import { ServiceStatusCell } from './ServiceStatusCell.tsx';
import { ServiceTagList } from '../tags/ServiceTagList.tsx';

export interface ServiceColumn extends TableColumn<Service> {
  readonly id: ServiceColumnId;
}

/** Where the column of the status has no room, its row still says why it is among the first. */
function HealthOrNotice({ service }: { service: Service }) {
  const isStatusMissing = useGivesWay('status');
  return isStatusMissing && readServiceStatus(service.status) === 'TERMINATION_NOTICE' && !hasFault(service) ? (
    <StatusWord status={service.status} />
  ) : (
    <DisturbedHealth service={service} />
  );
}

/** Every column that the reader may see, in the usual order, and what a row says on a phone. */
export function useServiceTableColumns(
  rights: ServicesRights,
  onOutdated: () => void,
): { columns: readonly ServiceColumn[]; phone: PhoneRow<Service> } {
  const intl = useIntl();
  const { language } = useLanguage();
  const { seesPrices, seesDisturbances, mayChangeInvoiceText } = rights;
  const showsStatus = useIsAtLeast('large');
  return useMemo(() => {
    const text = (id: MessageId) => intl.formatMessage({ id });
    const missing = <Text tone="muted">{text('services.value.none')}</Text>;
    const quiet = (id: MessageId) => (
      <OnRowHover>
        <Text tone="muted">{text(id)}</Text>
      </OnRowHover>
    );
    const capacityOf = ({ capacity, capacityBps }: Service) =>
      capacityBps === null ? (capacity ?? missing) : <BitRate value={capacityBps} />;
    const columns: readonly ServiceColumn[] = [
      {
        id: 'serviceName',
        header: text('services.field.service'),
        width: '11rem',
        isSortable: true,
        cell: ({ serviceName, serviceId }) => (
          <CellLines detail={serviceId} isId>
            {serviceName}
          </CellLines>
        ),
      },
      {
        id: 'site',
        header: text('services.field.site'),
        isSortable: true,
        visibleFrom: 'small',
        cell: ({ siteName, city }) => <CellLines detail={city}>{siteName}</CellLines>,
      },
      {
        id: 'capacity',
        header: text('services.field.capacity'),
        width: '7rem',
        isSortable: true,
        isNumeric: true,
        visibleFrom: 'medium',
        cell: capacityOf,
      },
      {
        id: 'status',
        header: text('services.field.status'),
        width: '12rem',
        isSortable: true,
        // Who may not see the health still sees how each stands.
        visibleFrom: seesDisturbances ? 'large' : 'small',
        cell: (service) => <ServiceStatusCell service={service} />,
      },
      {
        id: 'health',
        header: text('services.field.health'),
        // The words of a status are longer.
        width: showsStatus ? '10rem' : '12rem',
        isSortable: true,
        visibleFrom: 'small',
        cell: (service) => <HealthOrNotice service={service} />,
      },
      {
        id: 'contractEnd',
        header: text('services.field.contractEnd'),
        width: '9.75rem',
        isSortable: true,
        visibleFrom: 'extraLarge',
        cell: (service) => <ContractEndDay service={service} unknown={quiet('services.value.none')} />,
      },
      {
        id: 'monthlyFee',
        header: text('services.field.monthlyFee'),
        width: '8.5rem',
        isSortable: true,
        isNumeric: true,
        visibleFrom: 'extraLarge',
        cell: (service) => {
          if (hasEnded(service)) return quiet('services.health.ended');
          return service.monthlyFee ? <Amount value={service.monthlyFee} /> : quiet('services.value.none');
        },
      },
      {
        id: 'tags',
        header: text('services.field.tags'),
        width: '12rem',
        visibleFrom: 'veryLarge',
        shape: 'tags',
        cell: ({ tags }) =>
          tags.length === 0 ? quiet('services.tags.none') : <ServiceTagList tags={tags} max="fit" />,
      },
      {
        id: 'product',
        header: text('services.field.product'),
        width: '11rem',
        isSortable: true,
        visibleFrom: 'large',
        cell: ({ productInformation: { id, translations } }) => translatedName(translations, language, id),
      },
      {
        id: 'address',
        header: text('services.field.address'),
        width: '13rem',
        visibleFrom: 'large',
        cell: ({ address }) => address,
      },
      {
        id: 'city',
        header: text('services.field.city'),
        width: '9rem',
        isSortable: true,
        visibleFrom: 'large',
        cell: ({ city }) => city,
      },
      {
        id: 'invoiceText',
        header: text('services.field.invoiceText'),
        width: '14rem',
        visibleFrom: 'large',
        cell: (service) => <InvoiceText service={service} mayChange={mayChangeInvoiceText} onOutdated={onOutdated} />,
      },
      {
        id: 'numericalSiteId',
        header: text('services.field.numericalSiteId'),
        width: '8rem',
        visibleFrom: 'large',
        cell: ({ numericalSiteId }) => <CellId>{numericalSiteId}</CellId>,
      },
      {
        id: 'orderServiceId',
        header: text('services.field.orderServiceId'),
        width: '10rem',
        visibleFrom: 'large',
        cell: ({ orderServiceId }) =>
          orderServiceId === null ? quiet('services.value.none') : <CellId>{orderServiceId}</CellId>,
      },
    ];
    const phone: PhoneRow<Service> = {
      shows: ['serviceName', 'site', 'capacity', 'status', 'health'],
      title: ({ serviceName }) => serviceName,
      // Its id would leave no room for the end of a site's name.
      detail: placeOf,
      // What needs somebody, or else how it stands.
      end: (service) =>
        hasFault(service) ? <ServiceHealth service={service} /> : <StatusWord status={service.status} />,
      endDetail: capacityOf,
    };
    const hidden = [...(seesPrices ? [] : ['monthlyFee']), ...(seesDisturbances ? [] : ['health'])];
    return { columns: columns.filter(({ id }) => !hidden.includes(id)), phone };
  }, [intl, language, seesPrices, seesDisturbances, mayChangeInvoiceText, showsStatus, onOutdated]);
}
