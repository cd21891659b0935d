import { customerRoles } from '@skerry/contracts';
import { from, Grid, Inline, Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { UserTabs } from './UserTabs.tsx';
import { UserTabSkeleton } from './UserTabSkeleton.tsx';
import type { UserTab } from './userTabs.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/* What is there within a moment needs no skeleton: it would only flicker. */
const Late = styled.div`
  animation: ${appear} 1ms ${token.time.skeletonDelay} backwards;
`;

/* As high as the ring of initials is. */
const Head = styled(Inline)`
  ${from.large} {
    min-height: 64px;
  }
`;

export interface UserDetailsSkeletonProps {
  userId: string;
  tab: UserTab;
}

/** The shape of a user's details while they are on their way, with the tab that is opened. */
export function UserDetailsSkeleton({ userId, tab }: UserDetailsSkeletonProps) {
  const intl = useIntl();
  const isPhone = !useIsAtLeast('small');
  return (
    <Late aria-busy>
      <Stack gap={isPhone ? 16 : 32}>
        <VisuallyHidden role="status">{intl.formatMessage({ id: 'users.details.loading' })}</VisuallyHidden>
        <Sheet>
          <Head gap={16} wraps={false}>
            <Skeleton shape="circle" />
            <Stack gap={12} width="aside">
              <Skeleton shape="title" width={70} />
              <Skeleton width={40} />
            </Stack>
          </Head>
        </Sheet>
        {/* Still without an effect: they would go away between press and release. */}
        <div inert aria-hidden>
          <UserTabs userId={userId} tab={tab} />
        </div>
        {tab === 'roles' ? <RolesShape /> : <UserTabSkeleton />}
      </Stack>
    </Late>
  );
}

function RolesShape() {
  return (
    <Stack>
      <Skeleton shape="title" width={20} />
      <Grid columns={{ extraSmall: 1, small: 2, large: 3 }}>
        {Array.from({ length: customerRoles.length }, (_, index) => (
          <Sheet key={index}>
            <Stack gap={12}>
              <Skeleton width={50} />
              <Skeleton width={90} />
            </Stack>
          </Sheet>
        ))}
      </Grid>
    </Stack>
  );
}
