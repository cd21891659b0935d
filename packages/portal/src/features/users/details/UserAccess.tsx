import { Sheet, Skeleton, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { AccessList } from '../access/AccessList.tsx';
import { useEffectiveAccess } from '../groups/groups.queries.ts';
import type { UserTabProps } from './userTabProps.ts';

/** What the user can open, and why. */
export function UserAccess({ user }: UserTabProps) {
  const { formatMessage } = useIntl();
  const { data, error, isValidating, mutate: refetch } = useEffectiveAccess(user.id);
  return (
    <Sheet title={formatMessage({ id: 'users.tabs.access' })} padding={data || error !== undefined ? 'none' : 'normal'}>
      {data ? (
        <AccessList access={data} />
      ) : error !== undefined ? (
        <FetchFailure
          level={3}
          title="userAccess.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack gap={12} aria-busy aria-label={formatMessage({ id: 'userAccess.loading' })}>
          <Text as="p" tone="muted">
            {formatMessage({ id: 'users.access.help' })}
          </Text>
          <Skeleton width={80} />
          <Skeleton width={70} />
        </Stack>
      )}
    </Sheet>
  );
}
