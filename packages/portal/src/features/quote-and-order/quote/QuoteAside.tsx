import type { Quote, QuoteSite } from '@skerry/contracts';
import { Link, Sheet, SheetSection, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { mayOpen } from '../../../platform/access/access.ts';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';
import type { DrawnSite } from '../../../platform/base-map/SitesDrawing.tsx';
import { SitesPicture } from '../../../platform/base-map/SitesPicture.tsx';
import { DetailHistory } from '../../../platform/detail/DetailHistory.tsx';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { servicesAccess } from '../../../platform/services-section/services-section.access.ts';
import { siteHref } from '../../../platform/services-section/services-section.paths.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { ConfidenceLabel, ReachLabel } from '../words/quoteLabels.tsx';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';
import { streetOf } from '../words/sitePlace.ts';

/** Where it is to be delivered, and how the quote got where it is. */
export function QuoteAside({ quote }: { quote: Quote }) {
  const { sites, events } = quote;
  const [site] = sites;
  return (
    <Sheet padding="none">
      {site && sites.length === 1 ? <OneSite site={site} /> : <SeveralSites sites={sites} />}
      <DetailHistory
        entries={events.map(({ status, at, by, text }, index) => ({
          id: String(index),
          at,
          title: <QuoteStatusLabel status={status} />,
          about: [by, text].filter((part) => part !== '').join(': '),
        }))}
      />
    </Sheet>
  );
}

function OneSite({ site }: { site: QuoteSite }) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const { siteId, coordinates, zipCode, city, confidence, reach, metres, reference } = site;
  const address = [streetOf(site), [zipCode, city].filter((part) => part !== '').join(' ')].filter(
    (part) => part !== '',
  );
  return (
    <SheetSection
      title={formatMessage({ id: 'quote.site.title' })}
      level={2}
      {...(siteId !== null &&
        mayOpen(servicesAccess, roles) && {
          actions: (
            <Link variant="action" href={siteHref(siteId)}>
              {formatMessage({ id: 'quote.site.open' })}
            </Link>
          ),
        })}
    >
      {coordinates && <SitePicture {...coordinates} />}
      <Text as="div" variant="bodyStrong">
        {site.name}
      </Text>
      <Text as="div">{address.join(', ')}</Text>
      {(confidence !== null || metres !== null || reference !== null) && (
        <Facts>
          {[
            ...(confidence === null
              ? []
              : [
                  {
                    term: formatMessage({ id: 'quote.site.reach' }),
                    description: reach ? <ReachLabel reach={reach} /> : <ConfidenceLabel confidence={confidence} />,
                  },
                ]),
            ...(metres === null
              ? []
              : [
                  {
                    term: formatMessage({ id: 'quote.site.distance' }),
                    description: formatMessage({ id: 'quote.site.metres' }, { metres }),
                  },
                ]),
            ...(reference === null || reference === ''
              ? []
              : [{ term: formatMessage({ id: 'quote.site.reference' }), description: reference }]),
          ]}
        </Facts>
      )}
    </SheetSection>
  );
}

function Facts({ children }: { children: Parameters<typeof FactColumns>[0]['items'] }) {
  return (
    <div style={{ marginTop: 8 }}>
      <FactColumns isNarrow items={children} />
    </div>
  );
}

const tones = { green: 'positive', yellow: 'attention', red: 'critical' } as const;

/** A map of them, coloured by whether they can be reached, and the same in words. */
function SeveralSites({ sites }: { sites: readonly QuoteSite[] }) {
  const { formatMessage } = useIntl();
  const drawn = useMemo(
    () =>
      sites.flatMap(({ id, coordinates, confidence }): DrawnSite[] => {
        // One that a specialist has yet to find is on no map.
        if (coordinates === null) return [];
        const tone = confidence !== null && confidence in tones ? tones[confidence as keyof typeof tones] : 'neutral';
        return [{ id, ...coordinates, tone }];
      }),
    [sites],
  );
  const counts = (['green', 'yellow', 'red'] as const).map((confidence) => ({
    confidence,
    count: sites.filter((site) => site.confidence === confidence).length,
  }));
  return (
    <SheetSection title={formatMessage({ id: 'quote.sites.reach' })} level={2}>
      <SitesPicture sites={drawn} />
      {counts
        .filter(({ count }) => count > 0)
        .map(({ confidence, count }) => (
          <div key={confidence} style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 4 }}>
            <ConfidenceLabel confidence={confidence} />
            <span>{formatMessage({ id: 'quote.sites.count' }, { count })}</span>
          </div>
        ))}
    </SheetSection>
  );
}
