import type { ServiceDetails, ServiceOffers } from '@skerry/contracts';
import { EmptyState, Link, PageHeader, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { IconBan, IconServerOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { ApiError } from '../../platform/api/ApiError.ts';
import { translatedName } from '../../platform/language/translated-name.ts';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { reasonText } from '../../platform/services-section/service-change-reasons.ts';
import {
  serviceChangeKinds,
  serviceHref,
  type ServiceChangeKind,
} from '../../platform/services-section/service-changes.ts';
import { servicesPath } from '../../platform/services-section/services-section.paths.ts';
import { ServiceChangeForm } from './components/ServiceChangeForm.tsx';
import { reasonAgainst } from './reasonAgainst.ts';
import { useChangedService, useOffers } from './service-changes.queries.ts';

/** Orders a change of one service: faster, more, another, or none. */
export function ServiceChangePage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const serviceId = query.get('service') ?? '';
  const change = serviceChangeKinds.find((kind) => pathname.endsWith(`/${kind}`));
  if (change === undefined || serviceId === '') return <Gone />;
  return <LoadedChange key={`${change} ${serviceId}`} change={change} serviceId={serviceId} />;
}

function LoadedChange({ change, serviceId }: { change: ServiceChangeKind; serviceId: string }) {
  const service = useChangedService(serviceId);
  const offers = useOffers(serviceId);
  const failed = [service, offers].filter(({ error }) => error !== undefined);
  const retry = () => Promise.all(failed.map(({ mutate }) => mutate()));

  if (failed.some(({ error }) => error instanceof ApiError && error.status === 404)) return <Gone />;
  if (service.data && offers.data)
    return (
      <Change
        change={change}
        service={service.data}
        offers={offers.data}
        onOutdated={() => void Promise.all([service.mutate(), offers.mutate()])}
      />
    );
  return (
    <Sheet padding={failed.length > 0 ? 'none' : 'normal'} aria-busy={failed.length === 0}>
      {failed.length > 0 ? (
        <FetchFailure
          level={1}
          title="serviceChange.error"
          error={failed[0]?.error}
          isRetrying={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => void retry()}
        />
      ) : (
        <Stack gap={12}>
          <Skeleton shape="title" width={40} />
          <Skeleton width={90} />
          <Skeleton width={70} />
        </Stack>
      )}
    </Sheet>
  );
}

interface ChangeProps {
  change: ServiceChangeKind;
  service: ServiceDetails;
  offers: ServiceOffers;
  onOutdated: () => void;
}

function Change({ change, service, offers, onOutdated }: ChangeProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { serviceId, serviceName, site, productInformation } = service;
  const back = { href: serviceHref(serviceId), label: formatMessage({ id: 'serviceChange.back' }) };
  const reason = reasonAgainst(change, offers);
  return (
    <Stack>
      <PageHeader
        back={back}
        title={formatMessage(
          { id: `serviceChange.${change}.title` },
          { service: translatedName(productInformation.translations, language, serviceName) },
        )}
        meta={<Text tone="muted">{[serviceId, site.siteName].join(' · ')}</Text>}
      />
      {reason === undefined && offers.orderServiceId !== null ? (
        <>
          <Text as="p">{formatMessage({ id: `serviceChange.${change}.help` })}</Text>
          <ServiceChangeForm
            change={change}
            offers={{ ...offers, orderServiceId: offers.orderServiceId }}
            onOutdated={onOutdated}
          />
        </>
      ) : (
        <Sheet padding="none">
          <EmptyState
            icon={IconBan}
            title={formatMessage({ id: 'serviceChange.impossible' })}
            action={<Link href={back.href}>{back.label}</Link>}
          >
            {formatMessage({ id: reasonText(reason ?? 'NO_ORDER_SERVICE_ID') })}
          </EmptyState>
        </Sheet>
      )}
    </Stack>
  );
}

/** No such service. */
function Gone() {
  const { formatMessage } = useIntl();
  return (
    <Sheet padding="none">
      <EmptyState
        icon={IconServerOff}
        level={1}
        title={formatMessage({ id: 'serviceChange.gone.title' })}
        action={<Link href={servicesPath}>{formatMessage({ id: 'serviceChange.gone.back' })}</Link>}
      >
        {formatMessage({ id: 'serviceChange.gone.body' })}
      </EmptyState>
    </Sheet>
  );
}
