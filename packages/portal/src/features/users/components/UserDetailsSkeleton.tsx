import { Grid, Inline, Sheet, Skeleton, Stack, VisuallyHidden } from '@skerry/ui';
import { useIntl } from 'react-intl';

/** The shape of a user's details while they are on their way. */
export function UserDetailsSkeleton() {
  const intl = useIntl();
  return (
    <Stack aria-busy>
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
    </Stack>
  );
}
