import { streetOf, type Site } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { SitePicture, type SitePictureProps } from '../../../platform/base-map/SitePicture.tsx';
import { insideOf } from '../../../platform/detail/insideOf.ts';

export interface SitePlaceProps extends Pick<SitePictureProps, 'size'> {
  site: Pick<Site, 'address' | 'coordinates' | 'siteName'>;
}

/** Where a site is: drawn, and in words. Its own page says apart how one gets in. */
export function SitePlace({ site, size = 'small' }: SitePlaceProps) {
  const intl = useIntl();
  const { zipCode, city } = site.address;
  const inside = size === 'large' ? '' : insideOf(intl, site.address);
  return (
    <>
      <SitePicture {...site.coordinates} size={size} />
      <Text as="div" variant="bodyStrong">
        {streetOf(site.address) || site.siteName}
      </Text>
      <Text as="div" tone="muted">
        {[[zipCode, city].filter(Boolean).join(' '), inside].filter(Boolean).join('. ')}
      </Text>
    </>
  );
}
