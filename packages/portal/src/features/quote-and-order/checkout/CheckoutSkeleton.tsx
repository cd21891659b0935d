import { Sheet, Skeleton, Stack } from '@skerry/ui';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';

/** The shape of the page while the quote is on its way. */
export function CheckoutSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton shape="title" width={40} />
      <SummaryLayout as="div" aria-hidden>
        <SummaryMain>
          <Sheet>
            <SkeletonLines count={8} />
          </Sheet>
          <Sheet>
            <SkeletonLines count={6} />
          </Sheet>
        </SummaryMain>
        <Sheet>
          <SkeletonLines count={7} />
        </Sheet>
      </SummaryLayout>
    </Stack>
  );
}
