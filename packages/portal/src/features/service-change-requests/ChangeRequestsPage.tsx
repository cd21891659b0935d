import { Button, PageHeader, Stack } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { useRememberList } from '../../platform/list/useLastList.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { changeRequestsFormat } from './changeRequestsAddress.ts';
import { ChangeRequestsList } from './list/ChangeRequestsList.tsx';
import { ChangeRequestsTabs } from './list/ChangeRequestsTabs.tsx';
import { changeRequestsListId, newChangeRequestPath } from './service-change-requests.paths.ts';
import { useChangeRequests } from './service-change-requests.queries.ts';

/** What the company has asked to have changed. */
export function ChangeRequestsPage() {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const address = useListAddress(changeRequestsFormat);
  const requests = useChangeRequests(address.view);
  useRememberList(changeRequestsListId, address.hrefOf({}));
  return (
    <Stack>
      <PageHeader
        title={formatMessage({ id: 'changeRequests.title' })}
        actions={
          // Staff ask for nothing in a customer's name.
          impersonatedUserId === undefined && (
            <Button variant="primary" icon={IconPlus} href={newChangeRequestPath}>
              {formatMessage({ id: 'changeRequests.new' })}
            </Button>
          )
        }
        tabs={<ChangeRequestsTabs address={address} counts={requests.data?.counts} />}
      />
      <ChangeRequestsList address={address} requests={requests} />
    </Stack>
  );
}
