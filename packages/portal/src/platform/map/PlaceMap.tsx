import { IconButton, Note, below, token } from '@skerry/ui';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Position } from '../base-map/Position.ts';
import type { Extent } from '../base-map/extent.ts';
import { useIsAtLeast } from '../browser/useIsAtLeast.ts';
import { besidePlace } from './besidePlace.ts';
import { canDrawMaps } from './canDrawMaps.ts';
import { MapCanvas, MapControls, MapFrame } from './MapFrame.styles.ts';
import { MapOnItsWay } from './MapOnItsWay.tsx';
import { MapScale } from './MapScale.tsx';
import type { PlaceChart } from './placeChart.ts';
import type { ChartPlace } from './placeLayers.ts';
import type { NearTown } from '../base-map/townNear.ts';
import type { Scale } from './scaleOf.ts';
import { usePlaceNames } from './usePlaceNames.ts';

export interface PlaceMapProps {
  /** Names the map for screen readers. */
  label: string;
  /** What is in view before anything is chosen. A constant. */
  extent: Extent;
  places: readonly ChartPlace[];
  chosen: Position | undefined;
  onPlace: (id: string) => void;
  onPoint: (position: Position) => void;
  /** A place that can be moved was drawn to somewhere else. */
  onMoved?: (id: string, position: Position) => void;
  words: {
    loading: string;
    /** Said where no map can be drawn. */
    undrawn: string;
    /** Back to all of the extent. */
    all: string;
    /** How a place is pointed at, said until there is one. */
    hint: string;
    /** The same by keys. */
    keys: string;
  };
  /** Stands beside the chosen place, given the town that is near it. */
  children?: (near: NearTown | undefined) => ReactNode;
}

/** As the chart is fitted. */
const stillPadding = { top: 16, right: 16, bottom: 16, left: 16 } as const;

/** A map to point at a place on. It is never the only way: what can be pointed at stands beside it as words. */
export function PlaceMap(props: PlaceMapProps) {
  const { label, extent, places, chosen, words, children } = props;
  const { formatMessage } = useIntl();
  const canvas = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<PlaceChart>();
  const [isUndrawn, setUndrawn] = useState(!canDrawMaps());
  const [scale, setScale] = useState<Scale>();
  const [isShown, setShown] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const [isByKeys, setByKeys] = useState(false);
  // On a phone a card would cover most of the map.
  const hasRoom = useIsAtLeast('small');
  const names = usePlaceNames();

  const still = useMemo(() => ({ extent, padding: stillPadding, maxZoom: 9 }), [extent]);

  // The chart is made once, so what it calls must find what holds now.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const container = canvas.current;
    if (!container) return undefined;
    let isWanted = true;
    let made: PlaceChart | undefined;
    const fail = () => {
      if (isWanted) setUndrawn(true);
    };
    Promise.all([import('./placeChart.ts'), import('virtual:base-map')]).then(([{ createPlaceChart }, baseMap]) => {
      if (!isWanted) return;
      try {
        made = createPlaceChart(
          {
            container,
            label,
            names,
            extent,
            onPlace: (id) => latest.current.onPlace(id),
            onPoint: (position) => latest.current.onPoint(position),
            onMoved: (id, position) => latest.current.onMoved?.(id, position),
            onDragging: setDragging,
            onKeys: setByKeys,
            onScale: setScale,
            onShown: () => setShown(true),
          },
          baseMap,
        );
        setChart(made);
      } catch {
        fail();
      }
    }, fail);
    return () => {
      isWanted = false;
      made?.remove();
      setChart(undefined);
      setShown(false);
    };
  }, [label, names, extent]);

  useEffect(() => chart?.show(places), [chart, places]);
  // By its numbers: the same place as before is no new choice.
  const [longitude, latitude] = chosen ?? [];
  const at = useMemo<Position | undefined>(
    () => (longitude === undefined || latitude === undefined ? undefined : [longitude, latitude]),
    [longitude, latitude],
  );
  useEffect(() => chart?.choose(at), [chart, at]);
  const near = useMemo(() => at && chart?.townNear(at), [chart, at]);
  // The card goes with its place, without a render for each frame.
  useEffect(() => {
    if (!chart || !at) return undefined;
    const put = () => {
      const element = card.current;
      const frame = canvas.current;
      if (!element || !frame) return;
      const place = besidePlace(
        chart.pixelOf(at),
        { width: element.offsetWidth, height: element.offsetHeight },
        { width: frame.clientWidth, height: frame.clientHeight },
      );
      // Out of sight, it can't be reached by keys either.
      element.style.visibility = place ? 'visible' : 'hidden';
      if (place) element.style.transform = `translate(${place.x}px, ${place.y}px)`;
    };
    put();
    return chart.onMove(put);
  }, [chart, at, isShown, isDragging, hasRoom, near, children]);

  const isCardShown = at !== undefined && isShown && !isDragging && children !== undefined;

  if (isUndrawn) return <Note>{words.undrawn}</Note>;
  return (
    <Whole>
      <Frame data-map aria-busy={!isShown}>
        <MapCanvas ref={canvas} />
        {!isShown && <MapOnItsWay still={still}>{words.loading}</MapOnItsWay>}
        <MapControls>
          <IconButton
            icon={IconPlus}
            label={formatMessage({ id: 'services.map.zoomIn' })}
            onClick={() => chart?.zoomBy(1)}
          />
          <IconButton
            icon={IconMinus}
            label={formatMessage({ id: 'services.map.zoomOut' })}
            onClick={() => chart?.zoomBy(-1)}
          />
          <IconButton icon={IconFocusCentered} label={words.all} onClick={() => chart?.showAll()} />
        </MapControls>
        {isShown && (isByKeys || !at) && <Hint>{isByKeys ? words.keys : words.hint}</Hint>}
        {isShown && isByKeys && <Middle aria-hidden />}
        {scale && isShown && <MapScale scale={scale} />}
        {isCardShown && hasRoom && <Card ref={card}>{children(near)}</Card>}
      </Frame>
      {isCardShown && !hasRoom && <CardBelow>{children(near)}</CardBelow>}
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  height: 100%;

  ${below.small} {
    grid-template-rows: 22rem auto;
  }
`;

const Frame = styled(MapFrame)`
  && {
    height: 100%;
    min-height: 320px;
    border: ${token.border.hairline} solid ${token.border.default};
    border-radius: ${token.radius.surface};
  }
`;

const Hint = styled.p`
  position: absolute;
  top: ${token.space[12]};
  left: ${token.space[12]};
  /* Beside the buttons. */
  max-width: calc(100% - 6.5rem);
  box-sizing: border-box;
  margin: 0;
  padding: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  ${token.type.caption}
  pointer-events: none;
`;

/** What Enter presses. */
const Middle = styled.div`
  position: absolute;
  top: calc(50% - 12px);
  left: calc(50% - 12px);
  width: 24px;
  height: 24px;
  pointer-events: none;

  &::before,
  &::after {
    position: absolute;
    background: ${token.map.pinSelected};
    content: '';
  }
  &::before {
    inset: 11px 0;
  }
  &::after {
    inset: 0 11px;
  }
`;

/** Continues the frame of the map. */
const CardBelow = styled.div`
  display: grid;
  gap: ${token.space[8]};
  justify-items: start;
  padding: ${token.space[12]} ${token.space[16]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-top: 0;
  border-radius: 0 0 ${token.radius.surface} ${token.radius.surface};
  background: ${token.bg.surface};
  overflow-wrap: anywhere;
`;

const Card = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  gap: ${token.space[8]};
  width: max-content;
  max-width: min(18rem, calc(100% - ${token.space[24]}));
  padding: ${token.space[12]} ${token.space[16]};
  border: ${token.border.hairline} solid ${token.border.default};
  border-radius: ${token.radius.surface};
  background: ${token.bg.raised};
  box-shadow: ${token.elevation.menu};
  overflow-wrap: anywhere;
`;
