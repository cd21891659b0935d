import { useIntl } from 'react-intl';
import type { NoMatchElsewhere } from './ListNoMatch.tsx';

export interface LooserMatch {
  /** What was searched for, which the filters found nothing of. */
  text: string;
  /** How many the same search finds without the filters; undefined while that is not known. */
  count: number | undefined;
  /** Leaves the filters off. */
  onShow: () => void;
}

/** Where a search finds nothing because of the filters beside it: how much it finds without them, and the way there. */
export function useLooserMatch({ text, count = 0, onShow }: LooserMatch): NoMatchElsewhere | undefined {
  const { formatMessage } = useIntl();
  if (count === 0) return undefined;
  return {
    title: formatMessage({ id: 'list.noMatch.both' }, { text }),
    body: formatMessage({ id: 'list.noMatch.looser' }, { count }),
    show: { label: formatMessage({ id: 'list.noMatch.showLooser' }, { count }), onShow },
  };
}
