import { Button, PageHeader, Stack } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIdentity } from '../../platform/session/useSession.ts';
import { AppliedFilters } from './components/AppliedFilters.tsx';
import { ChangeRequestsTable } from './components/ChangeRequestsTable.tsx';
import { ChangeRequestsToolbar } from './components/ChangeRequestsToolbar.tsx';
import { newChangeRequestPath } from './service-change-requests.paths.ts';
import { useChangeRequestsView } from './useChangeRequestsView.ts';
import { useRememberChangeRequestsView } from './useLastChangeRequestsView.ts';

/** What the company has asked to have changed. */
export function ChangeRequestsPage() {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const address = useChangeRequestsView();
  useRememberChangeRequestsView(address.view);
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
      />
      <Stack gap={12}>
        <ChangeRequestsToolbar address={address} />
        <AppliedFilters address={address} />
        <ChangeRequestsTable address={address} />
      </Stack>
    </Stack>
  );
}
