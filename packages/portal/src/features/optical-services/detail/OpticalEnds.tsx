import type { OpticalPlace, OpticalRequest } from '@skerry/contracts';
import { from, Heading, Inline, Sheet, Stack, Text, token } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LinePicture } from '../../../platform/base-map/LinePicture.tsx';
import { EndLetter } from '../components/EndLetter.tsx';
import type { End } from '../opticalForm.ts';

/* As in the columns of the facts below. */
const Places = styled.div`
  display: grid;
  gap: ${token.space[20]} ${token.space[40]};

  ${from.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Where the line is to go, in one picture where both ends are on a map: one end alone says nothing. */
export function OpticalEnds({ request: { aEnd, zEnd } }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  const [a, z] = [aEnd.coordinates, zEnd.coordinates];
  const line = useMemo(
    () =>
      a && z
        ? [
            { letter: 'A', ...a },
            { letter: 'Z', ...z },
          ]
        : undefined,
    [a, z],
  );
  return (
    <Sheet title={formatMessage({ id: 'optical.page.ends' })}>
      <Stack gap={16}>
        {line && <LinePicture ends={line} />}
        <Places>
          <Place end="aEnd" place={aEnd} />
          <Place end="zEnd" place={zEnd} />
        </Places>
      </Stack>
    </Sheet>
  );
}

function Place({ end, place }: { end: End; place: OpticalPlace }) {
  const { formatMessage } = useIntl();
  const { kind, name, address, country } = place;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Inline gap={8}>
        <EndLetter end={end} />
        <Heading level={3} variant="subsection">
          {formatMessage({ id: `optical.${end}` })}
        </Heading>
      </Inline>
      <Text as="div" variant="bodyStrong">
        {name}
      </Text>
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
