import type { Service } from '@skerry/contracts';
import { Link, Sheet, SheetSection, Skeleton, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { PictureShape } from '../../../platform/base-map/SitePicture.tsx';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { ServiceTagList } from '../tags/ServiceTagList.tsx';

/** What a list says of where a service is and what its company says of it, with room for the rest. Nothing of it can be changed yet: that needs the service itself. */
export function KnownAside({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { siteId, zSiteId, siteName, address, zipCode, city, tags, invoiceText } = service;
  const openSite = (id: string) => (
    <Link variant="action" href={siteHref(id)}>
      {formatMessage({ id: 'service.site.open' })}
    </Link>
  );
  const size = zSiteId === null ? 'small' : 'pair';
  return (
    <Sheet padding="none">
      <SheetSection
        title={formatMessage({ id: zSiteId === null ? 'services.field.site' : 'services.details.siteA' })}
        level={2}
        actions={openSite(siteId)}
      >
        <PictureShape size={size} />
        <Text as="div" variant="bodyStrong">
          {address || siteName}
        </Text>
        <Text as="div" tone="muted">
          {[zipCode, city].filter(Boolean).join(' ')}
        </Text>
      </SheetSection>
      {zSiteId !== null && (
        <SheetSection
          title={formatMessage({ id: 'services.details.siteZ' })}
          level={2}
          actions={openSite(zSiteId)}
          aria-busy
        >
          <PictureShape size={size} />
          <LineShape width={50} />
          <LineShape width={70} />
        </SheetSection>
      )}
      <SheetSection title={formatMessage({ id: 'service.contacts.title' })} level={2} aria-busy>
        <LineShape width={60} />
        <LineShape width={40} isSmall />
        <LineShape width={70} />
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'services.field.tags' })} level={2}>
        <ServiceTagList tags={tags} />
      </SheetSection>
      <SheetSection title={formatMessage({ id: 'services.field.invoiceText' })} level={2}>
        <Text {...(invoiceText === '' && { tone: 'muted' as const })}>
          {invoiceText || formatMessage({ id: 'services.invoiceText.none' })}
        </Text>
      </SheetSection>
    </Sheet>
  );
}

/** As high as a line of text. */
function LineShape({ width, isSmall = false }: { width: number; isSmall?: boolean }) {
  return (
    <Text as="div" aria-hidden {...(isSmall && { variant: 'caption' as const })}>
      <Skeleton width={width} style={{ marginBlock: 'calc((1lh - 10px) / 2)', height: 10 }} />
    </Text>
  );
}
