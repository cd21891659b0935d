import { EmptyState, Link, Sheet, Stack, token } from '@skerry/ui';
import { IconUserOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { UserDetails } from './components/UserDetails.tsx';
import { UserDetailsSkeleton } from './components/UserDetailsSkeleton.tsx';
import { useLastListHref } from './useLastListView.ts';
import { userFailure } from './userRefusal.ts';
import { useUser } from './users.queries.ts';

const BackPlace = styled.div`
  padding-top: ${token.space[20]};
`;

/** One user: who it is, what can be done with the account, and its roles. */
export function UserDetailsPage() {
  const intl = useIntl();
  const { userId = '' } = useParams();
  const listHref = useLastListHref();
  return (
    <Stack gap={8}>
      <BackPlace>
        <Link variant="back" href={listHref}>
          {intl.formatMessage({ id: 'users.details.back' })}
        </Link>
      </BackPlace>
      <LoadedUser key={userId} userId={userId} listHref={listHref} />
    </Stack>
  );
}

function LoadedUser({ userId, listHref }: { userId: string; listHref: string }) {
  const intl = useIntl();
  const { data: user, error, isValidating, mutate: refetch } = useUser(userId);

  if (error !== undefined && userFailure(error).isGone) {
    return (
      <Sheet padding="none">
        <EmptyState
          icon={IconUserOff}
          level={1}
          title={intl.formatMessage({ id: 'users.details.gone.title' })}
          action={<Link href={listHref}>{intl.formatMessage({ id: 'users.details.back' })}</Link>}
        >
          {intl.formatMessage({ id: 'users.details.gone.body' })}
        </EmptyState>
      </Sheet>
    );
  }
  if (user) return <UserDetails user={user} listHref={listHref} onOutdated={refetch} />;
  if (error !== undefined) {
    return (
      <Sheet padding="none">
        <FetchFailure
          level={1}
          title="users.details.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      </Sheet>
    );
  }
  return <UserDetailsSkeleton />;
}
