import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { NearTown } from '../../../platform/base-map/townNear.ts';
import { coordinateText, type Coordinate } from './coordinates.ts';
import { PlaceWords } from './OneAddress.styles.ts';
import type { LookedAt } from './suggestion.ts';
import type { OwnPlace } from './useOwnPlaces.ts';

/** Nearer than this a place is in the town or beside it. */
const besideKilometres = 4;

interface ShownPlaceProps {
  site: OwnPlace | undefined;
  looked: LookedAt | undefined;
  at: Coordinate | undefined;
  /** Of a place without an address. */
  near: NearTown | undefined;
}

/** What the place on the map is called, and where it is. */
export function ShownPlace({ site, looked, at, near }: ShownPlaceProps) {
  const { formatMessage } = useIntl();
  const isNamed = looked !== undefined && looked.suggestion.kind !== 'coordinate';
  const detail = site
    ? site.addressText
    : isNamed
      ? looked.detail
      : near &&
        (near.kilometres < besideKilometres
          ? formatMessage({ id: 'quoteWhere.near' }, { town: near.name })
          : formatMessage({ id: 'quoteWhere.away' }, { town: near.name, kilometres: Math.round(near.kilometres) }));
  return (
    <PlaceWords>
      <Text as="div" variant="bodyStrong">
        {site?.siteName ?? (isNamed ? looked.title : formatMessage({ id: 'quoteWhere.pointed' }))}
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
