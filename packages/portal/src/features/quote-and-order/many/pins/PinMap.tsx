import { Button, Inline } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { Coordinate } from '../../where/coordinates.ts';
import { NearestChoice } from '../../where/NearestChoice.tsx';
import { PointMap } from '../../where/PointMap.tsx';
import { ShownPlace } from '../../where/ShownPlace.tsx';
import { useNearestAddress } from '../../where/useNearestAddress.ts';
import { movedPin, pinAtAddress, type Pin } from './pins.ts';

export interface PinMapProps {
  pins: readonly Pin[];
  /** Whose card is open. */
  selected: Pin | undefined;
  onSelect: (id: string) => void;
  onPoint: (at: Coordinate) => void;
  onChange: (pin: Pin) => void;
  /** Without it they can't be taken away. */
  onRemove?: (id: string) => void;
}

/** Pins on a map: each press sets one, and each can be drawn to somewhere else. */
export function PinMap({ pins, selected, onSelect, onPoint, onChange, onRemove }: PinMapProps) {
  const { formatMessage } = useIntl();
  const nearest = useNearestAddress(selected && !selected.address ? selected.at : undefined);
  return (
    <PointMap
      places={pins.map(({ id, at }, place) => ({
        id,
        position: [at.longitude, at.latitude],
        ...(pins.length > 1 && { label: String(place + 1) }),
        isMovable: true,
      }))}
      chosen={selected?.at}
      onPlace={onSelect}
      onPoint={onPoint}
      onMoved={(id, at) => {
        const pin = pins.find((each) => each.id === id);
        if (pin) onChange(movedPin(pin, at));
      }}
    >
      {(near) =>
        selected && (
          <>
            <ShownPlace address={selected.address?.text} at={selected.at} near={near} />
            {nearest && (
              <NearestChoice address={nearest} onChoose={(address) => onChange(pinAtAddress(selected, address))} />
            )}
            {onRemove && (
              <Inline>
                <Button size="small" onClick={() => onRemove(selected.id)}>
                  {formatMessage({ id: 'quoteMany.remove.short' })}
                </Button>
              </Inline>
            )}
          </>
        )
      }
    </PointMap>
  );
}
