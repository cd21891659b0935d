import { streetOf, type Site } from '@skerry/contracts';
import { Text, token } from '@skerry/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useQuietLine } from '../../../platform/browser/useQuietLine.ts';
import { insideOf } from '../../../platform/detail/insideOf.ts';
import type { SiteDrawingProps } from './SiteDrawing.tsx';

const drawing: Part<SiteDrawingProps> = {
  texts: [],
  component: async () => (await import('./SiteDrawing.tsx')).SiteDrawing,
};

const heights = { pair: 88, small: 140, large: 200 } as const;

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${heights.small}px;
  margin-bottom: ${token.space[12]};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.map.water};

  &[data-size='pair'] {
    height: ${heights.pair}px;
  }
  &[data-size='large'] {
    height: ${heights.large}px;
  }
  @media print {
    display: none;
  }
`;

export interface SitePlaceProps {
  site: Pick<Site, 'address' | 'coordinates' | 'siteName'>;
  /** `pair` for each of two ends, `large` on the site's own page, which says apart how one gets in. @default 'small' */
  size?: keyof typeof heights;
}

/** Where a site is: drawn, and in words. */
export function SitePlace({ site, size = 'small' }: SitePlaceProps) {
  const intl = useIntl();
  const { Component: Drawing, prepare } = useLazyComponent(drawing);
  const isQuiet = useQuietLine();
  useEffect(() => {
    // An ornament: it comes after all that somebody waits for, and stays away without a word.
    if (isQuiet) prepare();
  }, [isQuiet, prepare]);

  const { zipCode, city } = site.address;
  const inside = size === 'large' ? '' : insideOf(intl, site.address);
  return (
    <>
      <Frame aria-hidden data-size={size}>
        {Drawing && <Drawing {...site.coordinates} height={heights[size]} />}
      </Frame>
      <Text as="div" variant="bodyStrong">
        {streetOf(site.address) || site.siteName}
      </Text>
      <Text as="div" tone="muted">
        {[[zipCode, city].filter(Boolean).join(' '), inside].filter(Boolean).join('. ')}
      </Text>
    </>
  );
}
