import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Sheet, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

/** What has been delivered, or would have been, and where in the building. */
export function InstalledFacts({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { productInformation: product, site, zSite, orderServiceId, diversityGroup } = service;
  const title = formatMessage({ id: titleOf(service) });
  const placeOf = ({ address, siteName }: ServiceDetails['site']) =>
    [zSite ? siteName : '', insideOf(intl, address)].filter(Boolean).join(', ');
  const facts: Description[] = [
    {
      term: formatMessage({ id: 'services.field.product' }),
      description: translatedName(product.translations, language, product.id),
    },
    ...(orderServiceId === null
      ? []
      : [
          {
            term: formatMessage({ id: 'services.field.orderServiceId' }),
            description: <Text variant="mono">{orderServiceId}</Text>,
          },
        ]),
    {
      term: formatMessage({ id: zSite ? 'services.details.siteA' : 'services.details.inside' }),
      description: placeOf(site) || formatMessage({ id: 'services.value.none' }),
    },
    ...(zSite ? [{ term: formatMessage({ id: 'services.details.siteZ' }), description: placeOf(zSite) }] : []),
    ...(diversityGroup === null
      ? []
      : [
          {
            term: formatMessage({ id: 'services.field.diversityGroup' }),
            description: <Text variant="mono">{diversityGroup}</Text>,
          },
        ]),
  ];
  return (
    <Sheet title={title}>
      <FactColumns items={facts} />
    </Sheet>
  );
}

function titleOf({ status }: ServiceDetails) {
  switch (readServiceStatus(status)) {
    case 'TERMINATED_BEFORE_DELIVERY':
      return 'service.installed.titleOrdered';
    case 'TERMINATED':
      return 'service.installed.titleEnded';
    case 'INSTALLATION_ONGOING':
      return 'service.installed.titleComing';
    default:
      return 'service.installed.title';
  }
}
