import { readServiceStatus, type ServiceDetails } from '@skerry/contracts';
import { Sheet, Text, type Description } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import { useStatusMeaning } from '../components/ServiceStatusLabel.tsx';

/** What has been delivered, and where in the building. */
export function InstalledFacts({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const meaning = useStatusMeaning(service);
  const { productInformation: product, site, zSite, inServiceSince, orderServiceId, diversityGroup, status } = service;
  const inside = insideOf(intl, site.address);
  const facts: (Description | false)[] = [
    {
      term: formatMessage({ id: 'services.field.product' }),
      description: translatedName(product.translations, language, product.id),
    },
    orderServiceId !== null && {
      term: formatMessage({ id: 'services.field.orderServiceId' }),
      description: <Text variant="mono">{orderServiceId}</Text>,
    },
    inServiceSince !== null && {
      term: formatMessage({ id: 'services.field.inServiceSince' }),
      description: <Day value={inServiceSince} />,
    },
    inside !== '' && { term: formatMessage({ id: 'services.details.inside' }), description: inside },
    diversityGroup !== null && {
      term: formatMessage({ id: 'services.field.diversityGroup' }),
      description: diversityGroup,
    },
    zSite !== null && { term: formatMessage({ id: 'services.details.siteZ' }), description: zSite.siteName },
    service.endsOn === null &&
      readServiceStatus(status) !== undefined && {
        term: formatMessage({ id: 'services.field.status' }),
        description: meaning,
      },
  ];
  return (
    <Sheet title={formatMessage({ id: 'service.installed.title' })}>
      <FactColumns items={facts.filter((fact) => fact !== false)} />
    </Sheet>
  );
}
