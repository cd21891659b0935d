import { Sheet, SheetSection, Skeleton, Stack, Table } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { DetailSkeleton, type KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { useServicesRights } from '../servicesRights.ts';
import { useSiteServiceColumns } from './useSiteServiceColumns.tsx';

export interface SiteSkeletonProps {
  known: KnownDetail | undefined;
  /** How many services the list has said that it has. */
  services: number | undefined;
}

/** The shape of a site while it is on its way: its services and orders, and at the side where it is. */
export function SiteSkeleton({ known, services = 4 }: SiteSkeletonProps) {
  const { formatMessage } = useIntl();
  const { seesPrices } = useServicesRights();
  const isPhone = !useIsAtLeast('small');
  const hasSide = useIsAtLeast('large');
  const isWide = useIsAtLeast('extraLarge');
  const columns = useSiteServiceColumns({ isPhone, isNarrow: hasSide && !isWide, seesPrices, currency: undefined });
  const title = formatMessage({ id: 'site.services.title' });
  return (
    <DetailSkeleton
      known={known}
      main={
        <>
          <Sheet title={title} padding="none">
            <Table
              label={title}
              isPlain
              columns={columns}
              rows={[]}
              rowKey={({ serviceId }) => serviceId}
              lines={2}
              layout="fixed"
              isHeadHidden={isPhone}
              isLoading
              expectedRows={services}
            />
          </Sheet>
          <Sheet title={formatMessage({ id: 'site.orders.title' })}>
            <SkeletonLines count={3} />
          </Sheet>
        </>
      }
      side={
        <Sheet padding="none">
          <SheetSection title={formatMessage({ id: 'services.field.address' })} level={2}>
            <Stack gap={12}>
              <Skeleton style={{ height: pictureHeight }} />
              <SkeletonLines count={2} />
            </Stack>
          </SheetSection>
          <SheetSection title={formatMessage({ id: 'site.access.title' })} level={2}>
            <SkeletonLines count={2} />
          </SheetSection>
          <SheetSection title={formatMessage({ id: 'service.contacts.title' })} level={2}>
            <SkeletonLines count={2} />
          </SheetSection>
        </Sheet>
      }
    />
  );
}

/* As the drawing of the place. */
const pictureHeight = 200;
