import type { Service } from '@skerry/contracts';
import { Link, Sheet, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { serviceChangeHref } from '../../../platform/services-section/service-changes.ts';
import { servicesPath } from '../../../platform/services-section/services-section.paths.ts';
import { useSmartFiberServices } from '../optical-services.queries.ts';
import { serviceTitle } from '../../../platform/services-section/serviceTitle.ts';

/** As many as can be looked through at once. */
const shown = 5;

/** The services that SmartFiber can be added to. Nothing is shown where there is none. */
export function SmartFiberOffer() {
  const { formatMessage } = useIntl();
  const { data: services, error, isValidating, mutate } = useSmartFiberServices();
  if (error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure
          title="optical.smartFiber.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Sheet>
    );
  if (!services || services.length === 0) return null;
  return (
    <Sheet title="SmartFiber" description={formatMessage({ id: 'optical.smartFiber.body' })}>
      <Stack gap={12}>
        <Stack as="ul" gap={8}>
          {services.slice(0, shown).map((service) => (
            <li key={service.serviceId}>
              <ServiceOffer {...service} />
            </li>
          ))}
        </Stack>
        {services.length > shown && <Link href={servicesPath}>{formatMessage({ id: 'optical.smartFiber.more' })}</Link>}
      </Stack>
    </Sheet>
  );
}

function ServiceOffer({ serviceId, serviceName, productInformation, siteName }: Service) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const name = translatedName(productInformation.translations, language, serviceName);
  const add = formatMessage({ id: 'optical.smartFiber.add' });
  const addToService = `${add}: ${serviceId}`;
  return (
    <>
      <Text as="div">{serviceTitle(name, siteName)}</Text>
      <Text as="div" variant="caption" tone="muted">
        {serviceId}
      </Text>
      <Link href={serviceChangeHref('addon', [serviceId])} aria-label={addToService}>
        {add}
      </Link>
    </>
  );
}
