import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Sheet, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { hasEnded } from '../../../platform/services-section/ServiceHealth.tsx';

/** What has been delivered, and where in the building; nothing of what never was. */
export function InstalledFacts({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { productInformation: product, site, zSite, orderServiceId, diversityGroup } = service;
  const status = readServiceStatus(service.status);
  if (status === 'TERMINATED_BEFORE_DELIVERY') return null;
  const isOver = hasEnded(service);
  const placeOf = ({ address, siteName }: ServiceDetails['site']) =>
    [zSite ? siteName : '', insideOf(intl, address)].filter(Boolean).join(', ');
  const facts: Description[] = [
    {
      term: formatMessage({ id: 'services.field.product' }),
      description: translatedName(product.translations, language, product.id),
    },
    // What has ended gets no id any more.
    ...(orderServiceId === null && isOver
      ? []
      : [
          {
            term: formatMessage({ id: 'services.field.orderServiceId' }),
            description:
              orderServiceId === null ? (
                formatMessage({ id: 'service.contract.none' })
              ) : (
                <Text variant="mono">{orderServiceId}</Text>
              ),
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
    <Sheet title={formatMessage({ id: isOver ? 'service.installed.titleEnded' : 'service.installed.title' })}>
      <FactColumns items={facts} />
    </Sheet>
  );
}
