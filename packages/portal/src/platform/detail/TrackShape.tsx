import { Stepper } from '@skerry/ui';
import { DetailTrack } from './DetailTrack.styles.ts';

const space = '\u00a0';

/** A track whose steps are on their way: as high as one with a label and a date at each. */
export function TrackShape({ steps }: { steps: number }) {
  return (
    <DetailTrack aria-hidden>
      <Stepper
        variant="track"
        current={-1}
        steps={Array.from({ length: steps }, (_, index) => ({ id: `${index}`, label: space, hint: space }))}
      />
    </DetailTrack>
  );
}
