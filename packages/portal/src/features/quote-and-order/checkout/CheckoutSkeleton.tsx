import { Skeleton, Stack } from '@skerry/ui';
import { StepShape } from '../frame/StepShape.tsx';

/** The shape of the page while the quote is on its way. */
export function CheckoutSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton shape="title" width={40} />
      <StepShape parts={[3, 4, 3, 3]} />
    </Stack>
  );
}
