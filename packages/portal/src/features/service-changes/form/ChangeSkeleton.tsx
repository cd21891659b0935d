import { Icon, Sheet, Skeleton, Stack, Text, VisuallyHidden } from '@skerry/ui';
import { IconServer } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { BackLink } from '../../../platform/detail/DetailBack.tsx';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import { SheetShape } from '../../../platform/detail/SheetShape.tsx';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import {
  SummaryColumn,
  SummaryFoot,
  SummaryLayout,
  SummaryMain,
  SummarySheet,
} from '../../../platform/form/FormSummary.styles.ts';
import type { ServiceChangeKind } from '../../../platform/services-section/service-changes.ts';
import { ChangeRow } from '../choice/ChangeRow.tsx';
import { RowsSheet, ServiceName, ServiceRow } from '../choice/ChangeRow.styles.ts';
import { ChangeSteps } from './ChangeSteps.tsx';

export interface ChangeSkeletonProps {
  change: ServiceChangeKind;
  serviceIds: readonly string[];
  back: BackLink;
  /** As far as the page that leads here has said them. */
  title: string | undefined;
  name: string | undefined;
}

/** The form of a change while what is offered is on its way: its title, its steps and what there is to decide are there at once. */
export function ChangeSkeleton({ change, serviceIds, back, title, name }: ChangeSkeletonProps) {
  const { formatMessage } = useIntl();
  const isTermination = change === 'terminate';
  return (
    <Stack aria-busy>
      {title === undefined ? <Skeleton shape="title" width={40} /> : <DetailHead title={title} />}
      <VisuallyHidden role="status">{formatMessage({ id: 'detail.loading' })}</VisuallyHidden>
      <Stack gap={20}>
        <ChangeSteps change={change} kindHref={back.href} />
        <SummaryLayout as="div" aria-hidden>
          <SummaryMain>
            {serviceIds.length > 1 && (
              <SheetShape title={formatMessage({ id: 'serviceChange.several.services' })} rows={serviceIds.length} />
            )}
            <RowsSheet padding="none">
              {serviceIds.length === 1 && (
                <ServiceRow>
                  <ServiceName>
                    <Icon icon={IconServer} />
                    {name === undefined ? <Skeleton width={40} /> : <Text variant="bodyStrong">{name}</Text>}
                    <Text variant="mono">{serviceIds[0]}</Text>
                  </ServiceName>
                </ServiceRow>
              )}
              {change === 'upgrade' && (
                <>
                  <ChangeRow title={formatMessage({ id: 'serviceChange.capacity' })}>
                    <Skeleton style={{ height: 136 }} />
                  </ChangeRow>
                  <ChangeRow title={formatMessage({ id: 'serviceChange.agreement' })}>
                    <Skeleton shape="control" />
                    <SkeletonLines count={1} />
                  </ChangeRow>
                </>
              )}
              {change === 'addon' && (
                <ChangeRow title={formatMessage({ id: 'serviceChange.addons' })}>
                  <CardShapes />
                </ChangeRow>
              )}
              {change === 'replace' && (
                <ChangeRow
                  title={formatMessage({ id: 'serviceChange.product' })}
                  hint={formatMessage({ id: 'serviceChange.replace.binding' })}
                >
                  <CardShapes />
                </ChangeRow>
              )}
              {change === 'renegotiate' && (
                <ChangeRow title={formatMessage({ id: 'serviceChange.agreement' })}>
                  <CardShapes />
                </ChangeRow>
              )}
              {change === 'move' && (
                <>
                  <ChangeRow title={formatMessage({ id: 'serviceChange.move.to' })}>
                    <Skeleton shape="control" />
                    <SkeletonLines count={1} />
                  </ChangeRow>
                  <ChangeRow title={formatMessage({ id: 'serviceChange.move.building' })}>
                    <Skeleton shape="control" />
                  </ChangeRow>
                </>
              )}
              <ChangeRow
                title={formatMessage({ id: isTermination ? 'serviceChange.lastDay' : 'serviceChange.wanted' })}
              >
                <Skeleton shape="control" style={{ maxWidth: 190 }} />
                <Skeleton style={{ height: 40 }} />
              </ChangeRow>
            </RowsSheet>
            <SheetShape title={formatMessage({ id: 'serviceChange.compare.title' })} rows={4} />
          </SummaryMain>
          <SummaryColumn>
            <SummarySheet>
              <Sheet title={formatMessage({ id: 'serviceChange.summary' })}>
                <SkeletonLines count={5} />
              </Sheet>
            </SummarySheet>
            <SummaryFoot>
              <Skeleton shape="control" style={{ flex: '1 1 auto' }} />
            </SummaryFoot>
          </SummaryColumn>
        </SummaryLayout>
      </Stack>
    </Stack>
  );
}

function CardShapes() {
  return (
    <>
      <Skeleton style={{ height: 64 }} />
      <Skeleton style={{ height: 64 }} />
    </>
  );
}
