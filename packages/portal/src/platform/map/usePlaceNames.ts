import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { towns } from '../base-map/towns.ts';
import type { PlaceName } from './chartStyle.ts';
import { seas } from './seas.ts';

/** Towns and seas as the map names them; the same array while the names are, whatever else is translated meanwhile: a map is made anew for new ones. */
export function usePlaceNames(): readonly PlaceName[] {
  const { formatMessage } = useIntl();
  const ofSeas = seas.map(({ name }) => formatMessage({ id: name })).join('\n');
  return useMemo(() => {
    const seaNames = ofSeas.split('\n');
    return [
      ...towns.map((town) => ({ ...town, kind: 'town' as const })),
      ...seas.map((sea, index) => ({ ...sea, name: seaNames[index] ?? '', kind: 'sea' as const })),
    ];
  }, [ofSeas]);
}
