import { Sheet, Skeleton, Stack, Stepper } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { DetailBack, type BackLink } from '../../../platform/detail/DetailBack.tsx';
import { SummaryLayout, SummaryMain } from '../../../platform/form/FormSummary.styles.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';

/** The shape of a change while what is offered is on its way: the way back and the steps are there at once. */
export function ChangeSkeleton({ change, back }: { change: ServiceChangeKind; back: BackLink }) {
  const { formatMessage } = useIntl();
  return (
    <Stack aria-busy>
      <Stack gap={8}>
        <DetailBack {...back} />
        <Skeleton shape="title" width={40} />
      </Stack>
      <Stack gap={20}>
        <Stepper
          current={1}
          steps={[
            { id: 'kind', label: formatMessage({ id: 'serviceChange.step.kind' }), href: back.href },
            { id: 'change', label: formatMessage({ id: `serviceChange.step.${change}` }) },
            {
              id: 'checkout',
              label: formatMessage({
                id: change === 'terminate' ? 'serviceChange.step.review' : 'serviceChange.step.checkout',
              }),
            },
          ]}
        />
        <SummaryLayout as="div">
          <SummaryMain>
            <Sheet>
              <SkeletonLines count={8} />
            </Sheet>
            <Sheet>
              <SkeletonLines count={4} />
            </Sheet>
          </SummaryMain>
          <Sheet>
            <SkeletonLines count={6} />
          </Sheet>
        </SummaryLayout>
      </Stack>
    </Stack>
  );
}
