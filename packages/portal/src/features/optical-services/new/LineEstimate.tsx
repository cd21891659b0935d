import { estimateLine, isSamePlace, type DataCentre } from '@skerry/contracts';
import { FormWide, Note, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { placeOf, type OpticalValues } from '../opticalForm.ts';

interface LineEstimateProps {
  values: OpticalValues;
  dataCentres: readonly DataCentre[];
}

/** How far apart the ends are. An address is on no map until somebody has looked it up. */
export function LineEstimate({ values, dataCentres }: LineEstimateProps) {
  const { formatMessage } = useIntl();
  const [a, z] = [placeOf('aEnd', values, dataCentres), placeOf('zEnd', values, dataCentres)];
  const line = a && z && !isSamePlace(a, z) ? estimateLine(a, z) : undefined;
  return (
    <FormWide aria-live="polite">
      {line ? (
        <Note>
          {formatMessage(
            { id: 'optical.estimate' },
            {
              distance: Math.round(line.distanceKm),
              length: Math.round(line.lengthKm),
              latency: Number(line.latencyMs.toFixed(1)),
            },
          )}
        </Note>
      ) : (
        <Text as="p" variant="caption" tone="muted">
          {formatMessage({ id: 'optical.estimate.none' })}
        </Text>
      )}
    </FormWide>
  );
}
