import { Sheet, Skeleton, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';

/** The shape of a tab while what is in it is fetched. */
export function UserTabSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Stack aria-busy aria-label={formatMessage({ id: 'users.details.loading' })} role="group">
      <Skeleton shape="title" width={20} />
      <Sheet>
        <Stack gap={16}>
          {[50, 70, 40].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </Sheet>
    </Stack>
  );
}
