import { opticalRoles } from '@skerry/contracts';
import { Note, PageHeader, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { serviceChangesAccess } from '../../platform/services-section/services-section.access.ts';
import { mayOpen } from '../../platform/access/access.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { NewOpticalRequest } from './components/NewOpticalRequest.tsx';
import { OpticalCatalogue } from './components/OpticalCatalogue.tsx';
import { OpticalRequests } from './components/OpticalRequests.tsx';
import { SmartFiberOffer } from './components/SmartFiberOffer.tsx';
import { useOpticalOptions } from './optical-services.queries.ts';

/** What there is of optical services; those who buy ask for one here and see what was asked for. */
export function OpticalServicesPage() {
  const { formatMessage } = useIntl();
  const { roles, registry, impersonatedUserId } = useIdentity();
  const isActing = impersonatedUserId !== undefined;
  const isBuyer = opticalRoles.some((role) => roles.includes(role));
  const mayAddSmartFiber = registry === 'no' && !isActing && mayOpen(serviceChangesAccess, roles);
  const options = useOpticalOptions();
  return (
    <Stack>
      <PageHeader title={formatMessage({ id: 'pages.opticalServices' })} />
      <Text as="p">{formatMessage({ id: 'optical.intro' })}</Text>
      {!isBuyer && <Note>{formatMessage({ id: 'optical.purchaser' })}</Note>}
      {isBuyer && isActing && <Note tone="attention">{formatMessage({ id: 'optical.acting' })}</Note>}
      {mayAddSmartFiber && <SmartFiberOffer />}
      {options.data ? (
        <>
          <OpticalCatalogue products={options.data.products} />
          {isBuyer && !isActing && <NewOpticalRequest options={options.data} />}
        </>
      ) : (
        <Sheet padding={options.error === undefined ? 'normal' : 'none'} aria-busy={options.error === undefined}>
          {options.error === undefined ? (
            <Stack gap={12}>
              <Skeleton shape="title" width={40} />
              <Skeleton width={90} />
            </Stack>
          ) : (
            <FetchFailure
              title="optical.options.error"
              error={options.error}
              isRetrying={options.isValidating}
              onRetry={() => void options.mutate()}
            />
          )}
        </Sheet>
      )}
      {isBuyer && <OpticalRequests />}
    </Stack>
  );
}
