import { PageHeader, Sheet, Skeleton, Stack } from '@skerry/ui';
import type { ServicesAddress } from '../useServicesView.ts';
import { useBackToServices } from './useBackToServices.ts';

/** What stands in the place of a service while it is on its way. */
export function ServiceDetailsLoading({ address }: { address: ServicesAddress }) {
  return (
    <Stack>
      <PageHeader title={address.view.service} back={useBackToServices(address)} />
      <Sheet padding="none">
        <Stack padding={24} gap={12} aria-busy>
          <Skeleton shape="title" width={40} />
          <Skeleton width={80} />
          <Skeleton width={60} />
        </Stack>
      </Sheet>
    </Stack>
  );
}
