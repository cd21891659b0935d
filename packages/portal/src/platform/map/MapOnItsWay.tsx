import { Spinner } from '@skerry/ui';
import { useEffect } from 'react';
import { useLazyComponent, type Part } from '../browser/useLazyComponent.ts';
import { canDrawMaps } from './canDrawMaps.ts';
import { MapWaiting } from './MapFrame.styles.ts';
import type { StillMapProps } from './StillMap.tsx';

const stillMap: Part<StillMapProps> = {
  texts: [],
  component: async () => (await import('./StillMap.tsx')).StillMap,
};

export interface MapOnItsWayProps {
  /** Says that it comes. */
  children: string;
  /** What is drawn until then; undefined for a provider's own map, which may show any place. */
  still: StillMapProps | undefined;
}

/** In place of a map that is fetched and drawn: the coast at once, as that takes seconds without a graphics card. */
export function MapOnItsWay({ children, still }: MapOnItsWayProps) {
  const { Component: StillMap, prepare } = useLazyComponent(stillMap);
  const isWanted = still !== undefined && canDrawMaps();
  useEffect(() => {
    if (isWanted) prepare();
  }, [isWanted, prepare]);
  return (
    <MapWaiting>
      {StillMap && still && <StillMap {...still} />}
      <Spinner label={children} size="small" />
    </MapWaiting>
  );
}
