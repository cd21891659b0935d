import { Button, Heading, Inline, Note, Stack, TextField } from '@skerry/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { doubtOf, readCoordinate, readDegrees } from './coordinates.ts';
import { Degrees, Divided } from './OneAddress.styles.ts';

export interface TypedCoordinate {
  latitude: string;
  longitude: string;
}

interface CoordinateFieldsProps {
  typed: TypedCoordinate;
  isPending: boolean;
  onChange: (typed: TypedCoordinate) => void;
  onChoose: () => void;
}

const parts = ['latitude', 'longitude'] as const;

/** A place by its degrees; both can be pasted into either field. */
export function CoordinateFields({ typed, isPending, onChange, onChoose }: CoordinateFieldsProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => first.current?.focus(), []);
  const degrees = { latitude: readDegrees(typed.latitude), longitude: readDegrees(typed.longitude) };
  const { latitude, longitude } = degrees;
  const doubt = latitude === undefined || longitude === undefined ? undefined : doubtOf({ latitude, longitude });
  const isWhole = latitude !== undefined && longitude !== undefined;
  const errorOf = (part: (typeof parts)[number]) => {
    const most = part === 'latitude' ? 90 : 180;
    const value = degrees[part];
    if (value !== undefined && Math.abs(value) > most) return formatMessage({ id: 'quoteWhere.outOfRange' }, { most });
    if (!touched.has(part) || value !== undefined) return undefined;
    return formatMessage({ id: 'quoteWhere.degrees' }, { example: part === 'latitude' ? '57.7069' : '11.9386' });
  };
  return (
    <Divided role="group" aria-labelledby={titleId}>
      <Heading level={2} variant="subsection" id={titleId}>
        {formatMessage({ id: 'quoteWhere.coordinate' })}
      </Heading>
      <Degrees>
        {parts.map((part) => (
          <TextField
            key={part}
            ref={part === 'latitude' ? first : undefined}
            label={formatMessage({ id: `quoteWhere.${part}` })}
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed[part]}
            onChange={(event) => onChange({ ...typed, [part]: event.target.value })}
            onPaste={(event) => {
              const both = readCoordinate(event.clipboardData.getData('text'));
              if (!both) return;
              event.preventDefault();
              onChange({ latitude: String(both.latitude), longitude: String(both.longitude) });
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isWhole && doubt !== 'outOfRange') onChoose();
            }}
            onBlur={() => {
              if (typed[part] !== '') setTouched((before) => new Set(before).add(part));
            }}
            readOnly={isPending}
            error={errorOf(part)}
          />
        ))}
      </Degrees>
      <div role="status">
        {(doubt === 'swapped' || doubt === 'outside') && (
          <Note
            tone="attention"
            action={
              doubt === 'swapped' && (
                <Button size="small" onClick={() => onChange({ latitude: typed.longitude, longitude: typed.latitude })}>
                  {formatMessage({ id: 'quoteWhere.swap' })}
                </Button>
              )
            }
          >
            {formatMessage({ id: `quoteWhere.doubt.${doubt}` })}
          </Note>
        )}
      </div>
      <Stack gap={8}>
        <Inline>
          <Button disabled={!isWhole || doubt === 'outOfRange' || isPending} onClick={onChoose}>
            {formatMessage({ id: 'quoteWhere.choose' })}
          </Button>
        </Inline>
      </Stack>
    </Divided>
  );
}
