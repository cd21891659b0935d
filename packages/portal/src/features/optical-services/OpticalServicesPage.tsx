import { opticalRoles } from '@skerry/contracts';
import { Note, PageHeader, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { serviceChangesAccess } from '../../platform/services-section/services-section.access.ts';
import { mayOpen } from '../../platform/access/access.ts';
import { readPage } from '../../platform/list/listQuery.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { NewOpticalRequest } from './components/NewOpticalRequest.tsx';
import { OpticalCatalogue } from './components/OpticalCatalogue.tsx';
import { OpticalRequests } from './components/OpticalRequests.tsx';
import { SmartFiberOffer } from './components/SmartFiberOffer.tsx';
import { useOpticalOptions, useOpticalRequests } from './optical-services.queries.ts';

/** What there is of optical services; those who buy ask for one here and see what was asked for. */
export function OpticalServicesPage() {
  const { formatMessage } = useIntl();
  const { roles, registry, impersonatedUserId } = useIdentity();
  const isActing = impersonatedUserId !== undefined;
  const isBuyer = opticalRoles.some((role) => roles.includes(role));
  const mayAddSmartFiber = registry === 'no' && !isActing && mayOpen(serviceChangesAccess, roles);
  const options = useOpticalOptions();
  const [query] = useSearchParams();
  const page = readPage(query);
  const requests = useOpticalRequests(page, isBuyer);
  // What stands below the requests appears once their height is known, and stays where it is.
  const areRequestsSettled = !isBuyer || requests.data !== undefined || requests.error !== undefined;
  return (
    <Stack>
      <PageHeader title={formatMessage({ id: 'pages.opticalServices' })} />
      <Text as="p">{formatMessage({ id: 'optical.intro' })}</Text>
      {!isBuyer && <Note>{formatMessage({ id: 'optical.purchaser' })}</Note>}
      {isBuyer && isActing && <Note tone="attention">{formatMessage({ id: 'optical.acting' })}</Note>}
      {mayAddSmartFiber && <SmartFiberOffer />}
      {isBuyer && <OpticalRequests page={page} requests={requests} />}
      {options.data && areRequestsSettled ? (
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
    </Stack>
  );
}
