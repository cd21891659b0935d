import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Sheet, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { translatedText } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

/** What has been delivered, or would have been, beyond what the head and the side column say. */
export function InstalledFacts({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { site, zSite, diversityGroup, orderServiceId, serviceName, productInformation } = service;
  const product = translatedText(productInformation.translations, language);
  const title = formatMessage({ id: titleOf(service) });
  const placeOf = ({ address, siteName }: ServiceDetails['site']) =>
    [zSite ? siteName : '', insideOf(intl, address)].filter(Boolean).join(', ');
  // One site stands in the side column, with where in the building.
  const ends = zSite && { a: placeOf(site), z: placeOf(zSite) };
  const facts: Description[] = [
    {
      term: formatMessage({ id: 'services.field.product' }),
      description: product?.displayName ?? serviceName,
    },
    ...(orderServiceId === null
      ? []
      : [
          {
            term: formatMessage({ id: 'services.field.orderServiceId' }),
            description: <Text variant="mono">{orderServiceId}</Text>,
          },
        ]),
    ...(ends
      ? [
          {
            term: formatMessage({ id: 'services.details.siteA' }),
            description: ends.a || formatMessage({ id: 'services.value.none' }),
          },
          { term: formatMessage({ id: 'services.details.siteZ' }), description: ends.z },
        ]
      : []),
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
    <Sheet title={title} {...(product?.description !== undefined && { description: product.description })}>
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
