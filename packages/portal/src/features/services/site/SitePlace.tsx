import { streetOf, type Site } from '@skerry/contracts';
import { Text, token } from '@skerry/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useQuietLine } from '../../../platform/browser/useQuietLine.ts';
import { insideOf } from './insideOf.ts';
import type { SiteDrawingProps } from './SiteDrawing.tsx';

const drawing: Part<SiteDrawingProps> = {
  texts: [],
  component: async () => (await import('./SiteDrawing.tsx')).SiteDrawing,
};

const Frame = styled.div`
  display: flex;
  justify-content: center;
  height: 140px;
  margin-bottom: ${token.space[12]};
  overflow: hidden;
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.map.water};

  @media print {
    display: none;
  }
`;

/** Where a site is: drawn, and in words. */
export function SitePlace({ site }: { site: Pick<Site, 'address' | 'coordinates' | 'siteName'> }) {
  const intl = useIntl();
  const { Component: Drawing, prepare } = useLazyComponent(drawing);
  const isQuiet = useQuietLine();
  useEffect(() => {
    // An ornament: it comes after all that somebody waits for, and stays away without a word.
    if (isQuiet) prepare();
  }, [isQuiet, prepare]);

  const { zipCode, city } = site.address;
  const inside = insideOf(intl, site.address);
  return (
    <>
      <Frame aria-hidden>{Drawing && <Drawing {...site.coordinates} />}</Frame>
      <Text as="div" variant="bodyStrong">
        {streetOf(site.address) || site.siteName}
      </Text>
      <Text as="div" tone="muted">
        {[[zipCode, city].filter(Boolean).join(' '), inside].filter(Boolean).join('. ')}
      </Text>
    </>
  );
}
