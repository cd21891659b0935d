import { estimateLine, isSamePlace, type DataCentre } from '@skerry/contracts';
import { FormWide, Stack } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LinePicture } from '../../../platform/base-map/LinePicture.tsx';
import { placeOf, type OpticalValues } from '../opticalForm.ts';
import { LineWords } from './OpticalRequestForm.styles.ts';

interface LineEstimateProps {
  values: OpticalValues;
  dataCentres: readonly DataCentre[];
}

/** Where the line is to go and how far apart the ends are. An address is on no map until somebody has looked it up. */
export function LineEstimate({ values, dataCentres }: LineEstimateProps) {
  const { formatMessage } = useIntl();
  const [a, z] = [placeOf('aEnd', values, dataCentres), placeOf('zEnd', values, dataCentres)];
  const line = a && z && !isSamePlace(a, z) ? estimateLine(a, z) : undefined;
  const [aAt, zAt] = [a?.coordinates, z?.coordinates].map((at) => (at ? `${at.longitude},${at.latitude}` : ''));
  const ends = useMemo(
    () =>
      [
        { letter: 'A', at: aAt },
        { letter: 'Z', at: zAt },
      ].flatMap(({ letter, at }) => {
        if (!at) return [];
        const [longitude = 0, latitude = 0] = at.split(',').map(Number);
        return [{ letter, longitude, latitude }];
      }),
    [aAt, zAt],
  );
  return (
    <FormWide>
      <Stack gap={8}>
        {ends.length === 2 && <LinePicture ends={ends} />}
        <LineWords aria-live="polite">
          {line
            ? formatMessage(
                { id: 'optical.estimate' },
                {
                  distance: Math.round(line.distanceKm),
                  length: Math.round(line.lengthKm),
                  latency: Number(line.latencyMs.toFixed(1)),
                },
              )
            : formatMessage({ id: 'optical.estimate.none' })}
        </LineWords>
      </Stack>
    </FormWide>
  );
}
