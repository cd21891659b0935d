import { Note, Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useEffectiveAccess } from '../groups/groups.queries.ts';
import { AccessTable } from './AccessTable.tsx';
import { TabSection } from './TabSection.tsx';
import type { UserTabProps } from './userTabProps.ts';

/** What the user can open, and why. */
export function UserAccess({ user }: UserTabProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate: refetch } = useEffectiveAccess(user.id);
  if (data)
    return (
      <TabSection title={formatMessage({ id: 'users.tabs.access' })} help={formatMessage({ id: 'users.access.help' })}>
        {!data.user.active && (
          <Note>{formatMessage({ id: 'userAccess.inactive' }, { fullName: data.user.fullName })}</Note>
        )}
        <AccessTable access={data} />
      </TabSection>
    );
  return (
    <Sheet padding={error === undefined ? 'normal' : 'none'}>
      {error === undefined ? (
        <Stack gap={12} aria-busy aria-label={formatMessage({ id: 'userAccess.loading' })}>
          <Text as="p" tone="muted">
            {formatMessage({ id: 'users.access.help' })}
          </Text>
          <Skeleton width={80} />
          <Skeleton width={70} />
        </Stack>
      ) : (
        <FetchFailure title="userAccess.error" error={error} isRetrying={isValidating} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}
