import { estimateLine, type OpticalPlace, type OpticalRequest } from '@skerry/contracts';
import { Grid, Heading, Sheet, Stack, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { End } from '../opticalForm.ts';

/** Where the line is to go, and how long it is likely to be. */
export function OpticalEnds({ request }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  const line = estimateLine(request.aEnd, request.zEnd);
  return (
    <Sheet title={formatMessage({ id: 'optical.page.ends' })}>
      <Stack gap={16}>
        <Grid columns={{ extraSmall: 1, small: 2 }} gap={16}>
          <Place end="aEnd" place={request.aEnd} />
          <Place end="zEnd" place={request.zEnd} />
        </Grid>
        {line && (
          <Text as="p" tone="muted">
            {formatMessage(
              { id: 'optical.estimate' },
              {
                distance: Math.round(line.distanceKm),
                length: Math.round(line.lengthKm),
                latency: Number(line.latencyMs.toFixed(1)),
              },
            )}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}

function Place({ end, place: { kind, name, address, country } }: { end: End; place: OpticalPlace }) {
  const { formatMessage } = useIntl();
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Heading level={3} variant="subsection">
        {formatMessage({ id: `optical.${end}` })}
      </Heading>
      <div>{name}</div>
      {kind === 'site' && <div>{address}</div>}
      <Text as="div" variant="caption" tone="muted">
        {[
          formatMessage({ id: `optical.kind.${kind}` }),
          kind === 'dataCentre' && address,
          formatMessage({ id: `optical.country.${country}` }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}
