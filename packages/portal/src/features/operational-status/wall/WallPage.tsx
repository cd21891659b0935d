import type { NocWall } from '@skerry/contracts';
import { ThemeScope, token } from '@skerry/ui';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { isStale } from '../now/stateAge.ts';
import { DisturbanceHero } from './DisturbanceHero.tsx';
import { Disturbances } from './Disturbances.tsx';
import { EventBand, Events } from './Events.tsx';
import { FreezeLine } from './FreezeLine.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { SiteTiles } from './SiteTiles.tsx';
import { useWall } from './useWall.ts';
import { useWallTimes } from './useWallTimes.ts';
import { Body, Column, Main, Panel, Quiet, Root, u } from './Wall.styles.ts';
import { useWallAddress, type WallAddress } from './wallAddress.ts';
import type { WallControlsProps } from './WallControls.tsx';
import { WallHead } from './WallHead.tsx';
import { useChime, useIsAttended, useNow, useWakeLock } from './wallHooks.ts';
import { Works } from './Works.tsx';

/** Milliseconds without a word from the server after which nothing is known. */
const patience = 45_000;

const mapPart: Part<{ wall: NocWall }> = {
  texts: [],
  component: async () => (await import('./WallMap.tsx')).WallMap,
};
const controlsPart: Part<WallControlsProps> = {
  texts: [],
  component: async () => (await import('./WallControls.tsx')).WallControls,
};

const NoData = styled.p`
  position: fixed;
  inset: 0;
  z-index: 5;
  display: grid;
  place-content: center;
  margin: 0;
  color: ${token.text.default};
  font-size: ${u(120)};
  font-weight: 700;
  text-align: center;
  pointer-events: none;

  & > span {
    padding: ${u(20)} ${u(60)};
    border: ${u(6)} solid currentcolor;
    background: ${token.bg.canvas};
  }
`;

/** How the company's network does, for a screen that hangs on a wall and that nobody touches. */
export function WallPage() {
  const [address, change] = useWallAddress();
  const { wall, heardAt, offset, way } = useWall(address);
  const device = useNow();
  const now = device + offset;
  const [openedAt] = useState(Date.now);
  const isLost = device - (heardAt ?? openedAt) > patience;
  const times = useWallTimes();
  const isAttended = useIsAttended();
  const controls = useLazyComponent(controlsPart);
  const { prepare } = controls;
  useEffect(() => {
    if (isAttended) prepare();
  }, [isAttended, prepare]);
  useWakeLock();
  useChime(
    address.sound,
    useMemo(() => wall?.disturbances.filter(({ impact }) => impact === 'OUTAGE').map(({ id }) => id), [wall]),
  );
  const { Component: Controls } = controls;
  return (
    <ThemeScope theme={address.theme}>
      <Root data-wall={isLost ? 'lost' : way}>
        <WallHead
          wall={wall}
          hasOverall={address.layout !== 'map'}
          now={now}
          age={heardAt === undefined ? undefined : Math.max(0, (device - heardAt) / 1000)}
          way={isLost ? 'none' : way}
        />
        {wall && (
          <Body data-is-old={isLost ? '' : undefined}>
            <Parts wall={wall} now={now} address={address} />
          </Body>
        )}
        {!wall && !isLost && (
          <Quiet role="status">
            <FormattedMessage id="noc.loading" />
          </Quiet>
        )}
        {isLost && (
          <NoData role="alert">
            <span>
              {heardAt === undefined ? (
                <FormattedMessage id="noc.noData" />
              ) : (
                <FormattedMessage id="noc.noDataSince" values={{ time: times.clock(heardAt + offset) }} />
              )}
            </span>
          </NoData>
        )}
        {isAttended && Controls && <Controls address={address} change={change} />}
      </Root>
    </ThemeScope>
  );
}

function Parts({ wall, now, address: { layout, rotate } }: { wall: NocWall; now: number; address: WallAddress }) {
  const { Component: WallMap, prepare } = useLazyComponent(mapPart);
  const isMap = layout === 'map';
  useEffect(() => {
    if (isMap) prepare();
  }, [isMap, prepare]);
  if (!isMap)
    return (
      <>
        <Main data-layout="tiles">
          <Column>
            <SiteTiles wall={wall} now={now} rotate={rotate} />
          </Column>
          <Column>
            <Disturbances wall={wall} now={now} />
            <Works wall={wall} now={now} />
          </Column>
        </Main>
        <EventBand wall={wall} now={now} />
      </>
    );
  return (
    <>
      <Main data-layout="map">
        {WallMap ? <WallMap wall={wall} /> : <Panel aria-hidden />}
        <Column>
          <DisturbanceHero wall={wall} now={now} isStale={isStale(wall.asOf, new Date(now))} />
          <KeyFigures wall={wall} />
          <Events wall={wall} now={now} />
        </Column>
        <Column>
          <Disturbances wall={wall} now={now} />
          <Works wall={wall} now={now} />
        </Column>
      </Main>
      <FreezeLine wall={wall} now={now} />
    </>
  );
}
