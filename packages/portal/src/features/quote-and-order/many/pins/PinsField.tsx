import { Button, Inline } from '@skerry/ui';
import { IconMapPinPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent, type Part } from '../../../../platform/browser/useLazyComponent.ts';
import type { PinBoardProps } from './PinBoard.tsx';

const pinBoard: Part<PinBoardProps> = {
  texts: [],
  component: async () => (await import('./PinBoard.tsx')).PinBoard,
};

/** Sites that are pointed at, one after the other. The map is fetched once somebody asks for it. */
export function PinsField(props: PinBoardProps) {
  const { formatMessage } = useIntl();
  const { Component: Board, load } = useLazyComponent(pinBoard);
  const hasPins = props.picked.pins.length > 0;
  const loadPins = useEffectEvent(() => void load());
  useEffect(() => {
    // Kept from before: they are seen at once.
    if (hasPins) loadPins();
  }, [hasPins]);
  if (Board) return <Board {...props} />;
  return (
    <Inline>
      <Button icon={IconMapPinPlus} disabled={props.isReadOnly} onClick={() => void load()}>
        {formatMessage({ id: 'quoteMany.map.open' })}
      </Button>
    </Inline>
  );
}
