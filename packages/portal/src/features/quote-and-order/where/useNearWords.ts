import { useIntl } from 'react-intl';
import type { NearTown } from '../../../platform/base-map/townNear.ts';

/** Nearer than this a place is in the town or beside it. */
const besideKilometres = 4;

/** What is said of a place by what is near it. */
export function useNearWords() {
  const { formatMessage } = useIntl();
  return {
    /** "In or near Gävle", "27 km from Söderhamn" */
    nearWords: ({ name, kilometres }: NearTown): string =>
      kilometres < besideKilometres
        ? formatMessage({ id: 'quoteWhere.near' }, { town: name })
        : formatMessage({ id: 'quoteWhere.away' }, { town: name, kilometres: Math.round(kilometres) }),
    /** "Nearest address, 340 m away", from a kilometre on with one decimal of them. */
    nearestWords: (metres: number): string =>
      metres < 1000
        ? formatMessage({ id: 'quoteWhere.nearest.metres' }, { metres })
        : formatMessage({ id: 'quoteWhere.nearest' }, { kilometres: Math.round(metres / 100) / 10 }),
  };
}
