import { Grid, Inline, Sheet, Skeleton, Stack, token, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
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

export interface UserDetailsSkeletonProps {
  userId: string;
  tab: UserTab;
}

/** The shape of a user's details while they are on their way, with the tab that is opened. */
export function UserDetailsSkeleton({ userId, tab }: UserDetailsSkeletonProps) {
  const intl = useIntl();
  return (
    <Late aria-busy>
      <Stack>
        <VisuallyHidden role="status">{intl.formatMessage({ id: 'users.details.loading' })}</VisuallyHidden>
        <Sheet>
          <Inline gap={16} wraps={false}>
            <Skeleton shape="circle" />
            <Stack gap={12} width="aside">
              <Skeleton shape="title" width={70} />
              <Skeleton width={40} />
            </Stack>
          </Inline>
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
    <>
      <Skeleton shape="title" width={20} />
      <Grid columns={{ extraSmall: 1, small: 2, large: 3 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Sheet key={index}>
            <Stack gap={12}>
              <Skeleton width={50} />
              <Skeleton width={90} />
            </Stack>
          </Sheet>
        ))}
      </Grid>
    </>
  );
}
