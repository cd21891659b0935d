import { Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PickedSites } from '../usePickedSites.ts';
import { CoordinateText } from './CoordinateText.tsx';
import { PinList } from './PinList.tsx';
import { PinMap } from './PinMap.tsx';
import { newPin, type Pin } from './pins.ts';
import { PinMapPlace } from './Pins.styles.ts';

export interface PinBoardProps {
  picked: PickedSites;
  isReadOnly: boolean;
}

/** The map with its pins, the same as rows, and a field for who points at nothing. */
export function PinBoard({ picked: { pins, pick }, isReadOnly }: PinBoardProps) {
  const { formatMessage } = useIntl();
  const [selectedId, setSelectedId] = useState<string>();
  const setPins = (change: (before: readonly Pin[]) => readonly Pin[]) =>
    pick(({ pins: before }) => ({ pins: change(before) }));
  const add = (at: Pin['at']) => {
    const pin = newPin(at);
    setSelectedId(pin.id);
    setPins((before) => [...before, pin]);
  };
  const change = (pin: Pin) => {
    setSelectedId(pin.id);
    setPins((before) => before.map((each) => (each.id === pin.id ? pin : each)));
  };
  const remove = (id: string) => setPins((before) => before.filter((each) => each.id !== id));
  return (
    <Stack gap={12}>
      <PinMapPlace>
        <PinMap
          pins={pins}
          selected={pins.find(({ id }) => id === selectedId)}
          onSelect={setSelectedId}
          onPoint={(at) => {
            if (!isReadOnly) add(at);
          }}
          onChange={change}
          onRemove={remove}
        />
      </PinMapPlace>
      <CoordinateText
        label={formatMessage({ id: 'quoteMany.pin.add' })}
        hint={formatMessage({ id: 'quoteMany.pin.add.hint' })}
        isReadOnly={isReadOnly}
        onTake={add}
      />
      {pins.length > 0 && (
        <PinList
          pins={pins}
          selectedId={selectedId}
          isReadOnly={isReadOnly}
          onSelect={setSelectedId}
          onChange={change}
          onRemove={remove}
        />
      )}
    </Stack>
  );
}
