import { streetOf, type Site } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';

/** Where a site is: drawn, and in words. */
export function SitePlace({ site }: { site: Pick<Site, 'address' | 'coordinates' | 'siteName'> }) {
  const intl = useIntl();
  const { zipCode, city } = site.address;
  const inside = insideOf(intl, site.address);
  return (
    <>
      <SitePicture {...site.coordinates} />
      <Text as="div" variant="bodyStrong">
        {streetOf(site.address) || site.siteName}
      </Text>
      <Text as="div" tone="muted">
        {[[zipCode, city].filter(Boolean).join(' '), inside].filter(Boolean).join('. ')}
      </Text>
    </>
  );
}
