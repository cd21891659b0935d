import { Avatar, Dialog, EmptyState, Skeleton, Stack } from '@skerry/ui';
import { IconUsers } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useAdministrators } from '../../platform/roles/useRoles.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { AdministratorList, AdministratorRow } from './AdministratorsDialog.styles.ts';

export interface AdministratorsDialogProps {
  onClose: () => void;
}

/** Who in the company adds users and gives roles. */
export function AdministratorsDialog({ onClose }: AdministratorsDialogProps) {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  return (
    <Dialog
      isOpen
      width="small"
      title={formatMessage({ id: 'administrators.title' })}
      help={formatMessage({ id: 'administrators.help' }, { customer: customer.name })}
      onClose={onClose}
    >
      <Administrators />
    </Dialog>
  );
}

function Administrators() {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate } = useAdministrators();

  if (error !== undefined && !data)
    return (
      <FetchFailure
        level={3}
        title="administrators.failed"
        alert="administrators.failed"
        error={error}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <Stack aria-busy>
        <Skeleton width={60} />
        <Skeleton width={45} />
      </Stack>
    );
  if (data.items.length === 0)
    return (
      <EmptyState level={3} icon={IconUsers} title={formatMessage({ id: 'administrators.empty.title' })}>
        <FormattedMessage id="administrators.empty.body" />
      </EmptyState>
    );
  return (
    <AdministratorList>
      {data.items.map(({ id, fullName }) => (
        <AdministratorRow key={id}>
          <Avatar name={fullName} size="small" />
          {fullName}
        </AdministratorRow>
      ))}
    </AdministratorList>
  );
}
