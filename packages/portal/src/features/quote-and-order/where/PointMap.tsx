import { formatCountry } from '@skerry/i18n';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Position } from '../../../platform/base-map/Position.ts';
import type { NearTown } from '../../../platform/base-map/townNear.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { PlaceMap } from '../../../platform/map/PlaceMap.tsx';
import type { ChartPlace } from '../../../platform/map/placeLayers.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { isOnMap, type Coordinate } from './coordinates.ts';

/** What the map shows before anything is chosen. */
const extents = {
  se: [10.5, 55.2, 24.3, 69.1],
  no: [4.4, 57.9, 31.2, 71.3],
  dk: [8, 54.5, 15.3, 57.8],
} as const;

interface PointMapProps {
  places: readonly ChartPlace[];
  chosen: Coordinate | undefined;
  onPlace: (id: string) => void;
  onPoint: (at: Coordinate) => void;
  onMoved?: (id: string, at: Coordinate) => void;
  /** Stands beside the chosen place, given the town that is near it. */
  children: (near: NearTown | undefined) => ReactNode;
}

/** The map of the portal's country, to point at places on. */
export function PointMap({ places, chosen, onPlace, onPoint, onMoved, children }: PointMapProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { country } = useRuntimeConfig();
  return (
    <PlaceMap
      label={formatMessage({ id: 'quoteWhere.map' })}
      extent={extents[country]}
      places={places}
      chosen={chosen && isOnMap(chosen) ? [chosen.longitude, chosen.latitude] : undefined}
      onPlace={onPlace}
      onPoint={(position) => onPoint(coordinateAt(position))}
      onMoved={(id, position) => onMoved?.(id, coordinateAt(position))}
      words={{
        loading: formatMessage({ id: 'quoteWhere.map.loading' }),
        undrawn: formatMessage({ id: 'quoteWhere.map.undrawn' }),
        hint: formatMessage({ id: 'quoteWhere.map.hint' }),
        keys: formatMessage({ id: 'quoteWhere.map.keys' }),
        all: formatMessage({ id: 'quoteWhere.map.all' }, { country: formatCountry(language, country.toUpperCase()) }),
      }}
    >
      {children}
    </PlaceMap>
  );
}

/** To a metre. */
function coordinateAt([longitude, latitude]: Position): Coordinate {
  return { longitude: Number(longitude.toFixed(5)), latitude: Number(latitude.toFixed(5)) };
}
