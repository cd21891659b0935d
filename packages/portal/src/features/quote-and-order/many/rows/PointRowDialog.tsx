import type { PlannedSite, PlannedSiteDraft } from '@skerry/contracts';
import { Stack } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DialogForm } from '../../../../platform/form/DialogForm.tsx';
import { CoordinateText } from '../pins/CoordinateText.tsx';
import { PinMap } from '../pins/PinMap.tsx';
import { movedPin, newPin, placeOfPin, type Pin } from '../pins/pins.ts';
import { PinMapPlace } from '../pins/Pins.styles.ts';
import { movedTo } from './plannedRows.ts';

export interface PointRowDialogProps {
  site: PlannedSite;
  isPending: boolean;
  onChange: (site: PlannedSiteDraft) => void;
  onClose: () => void;
}

/** Where a row is, by a press on the map: what was written as its address stays, unless that of the place is taken. */
export function PointRowDialog({ site, isPending, onChange, onClose }: PointRowDialogProps) {
  const { formatMessage } = useIntl();
  const at = site.locationCoordinate;
  const [pin, setPin] = useState<Pin | undefined>(() => (at ? newPin(at) : undefined));
  const [isChanged, setChanged] = useState(false);
  const change = (next: Pin) => {
    setPin(next);
    setChanged(true);
  };
  const point = (to: Pin['at']) => change(pin ? movedPin(pin, to) : newPin(to));
  const send = () => {
    if (!pin) return;
    const written = site.address === '' ? {} : { address: site.address };
    onChange(movedTo(site, { ...written, ...placeOfPin(pin) }));
  };
  return (
    <DialogForm
      title={formatMessage({ id: 'quoteMany.point.title' }, { row: site.row, name: site.name || site.address })}
      width="large"
      submitLabel={formatMessage({ id: 'quoteMany.point.use' })}
      pendingLabel={formatMessage({ id: 'quoteMany.checking' })}
      isDirty={false}
      canSubmit={isChanged && !isPending}
      isPending={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack gap={12}>
        <PinMapPlace>
          <PinMap
            pins={pin ? [pin] : []}
            selected={pin}
            onSelect={() => {
              // There is one.
            }}
            onPoint={point}
            onChange={change}
          />
        </PinMapPlace>
        <CoordinateText
          label={formatMessage({ id: 'quoteMany.field.coordinate' })}
          hint={formatMessage({ id: 'quoteMany.pin.add.hint' })}
          at={pin?.at}
          isReadOnly={isPending}
          onTake={point}
        />
      </Stack>
    </DialogForm>
  );
}
