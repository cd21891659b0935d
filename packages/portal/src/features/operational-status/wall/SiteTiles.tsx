import type { NocWall } from '@skerry/contracts';
import { token } from '@skerry/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { SiteTile } from './SiteTile.tsx';
import { useTrends } from './useTrends.ts';
import { onWalls, Quiet, u } from './Wall.styles.ts';
import { usePrefersStillness } from './wallHooks.ts';
import { stateNow } from './wallState.ts';

/** Of a page, in tiles: the large one takes the place of four. */
const capacity = 20;
const ofLarge = 4;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${u(330)}), 1fr));
  gap: ${u(14)};

  ${onWalls} {
    flex: 1;
    grid-template-rows: repeat(5, minmax(0, 1fr));
    grid-template-columns: repeat(4, minmax(0, 1fr));
    min-height: 0;
  }
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  margin: 0;
  color: ${token.text.muted};
  font-size: ${u(20)};
`;

export interface SiteTilesProps {
  wall: NocWall;
  now: number;
  /** Seconds of a page. */
  rotate: number;
}

/** Each site a tile, the worst first and largest; page after page where they do not fit. */
export function SiteTiles({ wall: { sites, disturbances, siteCounts, eventId }, now, rotate }: SiteTilesProps) {
  const { formatMessage } = useIntl();
  const trendOf = useTrends(sites, eventId);
  const [first] = sites;
  const hasLarge = first !== undefined && stateNow(first, now) === 'DOWN';
  const onFirst = hasLarge ? capacity - ofLarge + 1 : capacity;
  const pages = sites.length <= onFirst ? 1 : 1 + Math.ceil((sites.length - onFirst) / capacity);
  const page = usePage(pages, rotate);
  const start = page === 0 ? 0 : onFirst + (page - 1) * capacity;
  const shown = sites.slice(start, page === 0 ? onFirst : start + capacity);
  const total = Object.values(siteCounts).reduce((sum, number) => sum + number, 0);
  if (total === 0)
    return (
      <Quiet>
        <FormattedMessage id="noc.sites.none" />
      </Quiet>
    );
  return (
    <>
      <Grid role="group" aria-label={formatMessage({ id: 'noc.sites.title' })}>
        {shown.map((site, index) => (
          <SiteTile
            key={site.id}
            site={site}
            disturbances={disturbances}
            trend={trendOf(site)}
            now={now}
            isLarge={hasLarge && page === 0 && index === 0}
          />
        ))}
      </Grid>
      {pages > 1 && (
        <Foot>
          <FormattedMessage id="noc.sites.page" values={{ page: page + 1, pages }} />
          {total > sites.length && <FormattedMessage id="noc.sites.first" values={{ shown: sites.length, total }} />}
        </Foot>
      )}
    </>
  );
}

function usePage(pages: number, rotate: number): number {
  const isStill = usePrefersStillness();
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (pages < 2 || isStill) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), rotate * 1000);
    return () => clearInterval(timer);
  }, [pages, rotate, isStill]);
  return isStill ? 0 : turns % pages;
}
