import type { Disturbance } from '@skerry/contracts';
import { DescriptionList, SheetSection } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { SitePicture } from '../../../platform/base-map/SitePicture.tsx';

/** Where the work is done, and by whom. */
export function DisturbancePlace({ disturbance: { place, handledBy } }: { disturbance: Disturbance }) {
  const { formatMessage } = useIntl();
  if (place === null && handledBy === '') return null;
  // Of nowhere in particular it is said who handles it.
  if (place === null)
    return (
      <SheetSection title={formatMessage({ id: 'disturbancePage.place.handledBy' })} level={2}>
        {handledBy}
      </SheetSection>
    );
  return (
    <SheetSection title={formatMessage({ id: 'disturbancePage.place.title' })} level={2}>
      {place.coordinates && <SitePicture {...place.coordinates} />}
      <DescriptionList
        items={[
          { term: formatMessage({ id: 'disturbancePage.place.name' }), description: place.name },
          ...(handledBy === ''
            ? []
            : [{ term: formatMessage({ id: 'disturbancePage.place.handledBy' }), description: handledBy }]),
        ]}
      />
    </SheetSection>
  );
}
