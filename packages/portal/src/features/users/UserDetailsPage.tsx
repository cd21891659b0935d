import { IconUserOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { UserDetails } from './details/UserDetails.tsx';
import { UserDetailsSkeleton } from './details/UserDetailsSkeleton.tsx';
import { tabOf } from './details/userTabs.ts';
import { usersPath } from './users.paths.ts';
import { useUser } from './users.queries.ts';

/** One user: who it is, what can be done with the account, and its roles. */
export function UserDetailsPage() {
  const { userId = '' } = useParams();
  return <LoadedUser key={userId} userId={userId} />;
}

function LoadedUser({ userId }: { userId: string }) {
  const { formatMessage } = useIntl();
  const query = useUser(userId);
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const back = { href: usersPath, label: formatMessage({ id: 'users.details.back' }) };
  return (
    <LoadedDetail
      query={query}
      back={back}
      icon={IconUserOff}
      texts={{
        failed: 'users.details.error',
        gone: {
          title: 'users.details.gone.title',
          body: 'users.details.gone.body',
          action: 'users.details.gone.action',
        },
      }}
      skeleton={<UserDetailsSkeleton userId={userId} tab={tab} />}
    >
      {(user) => <UserDetails user={user} listHref={usersPath} onOutdated={query.mutate} />}
    </LoadedDetail>
  );
}
