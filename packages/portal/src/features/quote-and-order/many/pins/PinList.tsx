import { Button, IconButton, Text } from '@skerry/ui';
import { IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { townNear } from '../../../../platform/base-map/townNear.ts';
import { useNearestAddress } from '../../where/useNearestAddress.ts';
import { useNearWords } from '../../where/useNearWords.ts';
import { CoordinateText } from './CoordinateText.tsx';
import { movedPin, pinAtAddress, type Pin } from './pins.ts';
import { PinNumber, PinRows } from './Pins.styles.ts';

interface PinListProps {
  pins: readonly Pin[];
  selectedId: string | undefined;
  isReadOnly: boolean;
  onSelect: (id: string) => void;
  onChange: (pin: Pin) => void;
  onRemove: (id: string) => void;
}

/** The pins as rows: where each is, the address near it, and what is done with it by keys. */
export function PinList({ pins, selectedId, onSelect, ...rest }: PinListProps) {
  const { formatMessage } = useIntl();
  return (
    <PinRows aria-label={formatMessage({ id: 'quoteMany.pins' })}>
      {pins.map((pin, place) => (
        <li key={pin.id} data-is-selected={pin.id === selectedId ? '' : undefined} onFocus={() => onSelect(pin.id)}>
          <PinRow pin={pin} number={place + 1} {...rest} />
        </li>
      ))}
    </PinRows>
  );
}

type PinRowProps = Pick<PinListProps, 'isReadOnly' | 'onChange' | 'onRemove'> & { pin: Pin; number: number };

function PinRow({ pin, number, isReadOnly, onChange, onRemove }: PinRowProps) {
  const { formatMessage } = useIntl();
  const { nearWords, nearestWords } = useNearWords();
  const nearest = useNearestAddress(pin.address ? undefined : pin.at);
  const near = townNear([pin.at.longitude, pin.at.latitude]);
  return (
    <>
      <PinNumber aria-hidden>{number}</PinNumber>
      <div data-part="words">
        <Text as="div" variant="bodyStrong">
          {pin.address?.text ?? (near ? nearWords(near) : formatMessage({ id: 'quoteWhere.pointed' }))}
        </Text>
        {nearest && (
          <Text as="div" variant="caption" tone="muted">
            {nearestWords(nearest.metres)}
          </Text>
        )}
        {nearest && (
          <Button
            variant="ghost"
            size="small"
            disabled={isReadOnly}
            onClick={() => onChange(pinAtAddress(pin, nearest))}
          >
            {formatMessage({ id: 'quoteMany.pin.useAddress' }, { address: nearest.text })}
          </Button>
        )}
      </div>
      <CoordinateText
        label={formatMessage({ id: 'quoteMany.pin.coordinate' }, { number })}
        isLabelHidden
        at={pin.at}
        isReadOnly={isReadOnly}
        onTake={(at) => onChange(movedPin(pin, at))}
      />
      <IconButton
        icon={IconX}
        variant="ghost"
        label={formatMessage({ id: 'quoteMany.pin.remove.of' }, { number })}
        disabled={isReadOnly}
        onClick={() => onRemove(pin.id)}
      />
    </>
  );
}
