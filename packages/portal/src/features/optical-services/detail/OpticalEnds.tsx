import type { OpticalPlace, OpticalRequest } from '@skerry/contracts';
import { Grid, Heading, Inline, Sheet, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';
import { EndLetter } from '../components/EndLetter.tsx';
import type { End } from '../opticalForm.ts';

/** Where the line is to go. Drawn where both ends are on a map: one picture beside none says nothing. */
export function OpticalEnds({ request: { aEnd, zEnd } }: { request: OpticalRequest }) {
  const { formatMessage } = useIntl();
  const isDrawn = aEnd.coordinates !== null && zEnd.coordinates !== null;
  return (
    <Sheet title={formatMessage({ id: 'optical.page.ends' })}>
      <Grid columns={{ extraSmall: 1, small: 2 }} gap={20}>
        <Place end="aEnd" place={aEnd} isDrawn={isDrawn} />
        <Place end="zEnd" place={zEnd} isDrawn={isDrawn} />
      </Grid>
    </Sheet>
  );
}

function Place({ end, place, isDrawn }: { end: End; place: OpticalPlace; isDrawn: boolean }) {
  const { formatMessage } = useIntl();
  const { kind, name, address, country, coordinates } = place;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {isDrawn && coordinates && <SitePicture {...coordinates} />}
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
