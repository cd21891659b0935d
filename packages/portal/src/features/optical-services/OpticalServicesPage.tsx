import { Button, Note, PageHeader, Stack } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../platform/access/access.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { useRememberList } from '../../platform/list/useLastList.ts';
import { serviceChangesAccess } from '../../platform/services-section/services-section.access.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { LoadedOptions } from './components/LoadedOptions.tsx';
import { OpticalCatalogue } from './components/OpticalCatalogue.tsx';
import { SmartFiberOffer } from './components/SmartFiberOffer.tsx';
import { OpticalRequestsList } from './list/OpticalRequestsList.tsx';
import { OpticalRequestsTabs } from './list/OpticalRequestsTabs.tsx';
import { newOpticalRequestPath, opticalListId } from './optical-services.paths.ts';
import { opticalRequestsFormat } from './opticalRequestsAddress.ts';
import { useOpticalOptions, useOpticalRequests } from './optical-services.queries.ts';
import { useOpticalRights } from './useOpticalRights.ts';

/** What the company has asked for, for those who buy; what there is, for the others and for those who have asked for nothing yet. */
export function OpticalServicesPage() {
  const { formatMessage } = useIntl();
  const { roles, registry } = useIdentity();
  const { isBuyer, isActing, mayAsk } = useOpticalRights();
  const options = useOpticalOptions();
  const address = useListAddress(opticalRequestsFormat);
  const requests = useOpticalRequests(address.view, isBuyer);
  useRememberList(opticalListId, address.hrefOf({}));
  const counts = requests.data?.counts;
  const hasNone = counts && counts.open + counts.closed === 0;
  const isOffered = options.data?.products.length !== 0;
  // What stands below the requests appears once their height is known, and stays where it is.
  const isListSettled = !isBuyer || requests.data !== undefined || requests.error !== undefined;
  const mayAddSmartFiber = registry === 'no' && !isActing && mayOpen(serviceChangesAccess, roles);
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'pages.opticalServices' })}
        {...(!isBuyer && { meta: formatMessage({ id: 'optical.intro' }) })}
        {...(mayAsk &&
          isOffered && {
            actions: (
              <Button variant="primary" icon={IconPlus} href={newOpticalRequestPath}>
                {formatMessage({ id: 'optical.new' })}
              </Button>
            ),
          })}
        {...(isBuyer &&
          hasNone !== true &&
          requests.error === undefined && { tabs: <OpticalRequestsTabs address={address} counts={counts} /> })}
      />
      {!isBuyer && <Note>{formatMessage({ id: 'optical.purchaser' })}</Note>}
      {isBuyer && isActing && <Note tone="attention">{formatMessage({ id: 'optical.acting' })}</Note>}
      {isBuyer && !isOffered && hasNone === false && <Note>{formatMessage({ id: 'optical.notOffered.body' })}</Note>}
      {isBuyer && (isOffered || hasNone !== true) && (
        <OpticalRequestsList address={address} requests={requests} mayAsk={mayAsk} />
      )}
      {isListSettled && mayAddSmartFiber && <SmartFiberOffer />}
      {isListSettled && (!isBuyer || hasNone) && (
        <LoadedOptions query={options}>{({ products }) => <OpticalCatalogue products={products} />}</LoadedOptions>
      )}
    </Stack>
  );
}
