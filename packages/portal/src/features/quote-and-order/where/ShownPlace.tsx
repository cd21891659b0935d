import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { NearTown } from '../../../platform/base-map/townNear.ts';
import { coordinateText, type Coordinate } from './coordinates.ts';
import { PlaceWords } from './OneAddress.styles.ts';
import type { LookedAt } from './suggestion.ts';
import type { OwnPlace } from './useOwnPlaces.ts';
import { useNearWords } from './useNearWords.ts';

interface ShownPlaceProps {
  site?: OwnPlace | undefined;
  looked?: LookedAt | undefined;
  /** The address of a place that was pointed at, where one was taken. */
  address?: string | undefined;
  at: Coordinate | undefined;
  /** Of a place without an address. */
  near: NearTown | undefined;
}

/** What the place on the map is called, and where it is. */
export function ShownPlace({ site, looked, address, at, near }: ShownPlaceProps) {
  const { formatMessage } = useIntl();
  const { nearWords } = useNearWords();
  const isNamed = looked !== undefined && looked.suggestion.kind !== 'coordinate';
  const townOf = near && address === undefined ? nearWords(near) : undefined;
  const detail = site ? site.addressText : isNamed ? looked.detail : townOf;
  return (
    <PlaceWords>
      <Text as="div" variant="bodyStrong">
        {site?.siteName ?? (isNamed ? looked.title : (address ?? formatMessage({ id: 'quoteWhere.pointed' })))}
      </Text>
      {detail && (
        <Text as="div" variant="caption" tone="muted">
          {detail}
        </Text>
      )}
      {at && <Text variant="monoSmall">{coordinateText(at)}</Text>}
    </PlaceWords>
  );
}
