import { isQuoteStatus, type QuoteStatus } from '@skerry/contracts';
import { StatusLabel, type StatusGlyph, type StatusTone } from '@skerry/ui';
import {
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconFlag3Filled,
  IconRefresh,
  IconSignature,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { quoteStatusWord } from '../../../platform/quotes/quote-words.ts';

export type Look = StatusGlyph & { tone: Exclude<StatusTone, 'draft'> };

const looks: Readonly<Record<QuoteStatus, Look>> = {
  REGISTERED: { tone: 'neutral', sector: 0 },
  PRESALE_REQUESTED: { tone: 'info', sector: 2 },
  IN_PROGRESS: { tone: 'info', sector: 4 },
  ESTIMATED: { tone: 'info', sector: 5 },
  BEST_SO_FAR: { tone: 'info', sector: 6 },
  INPUT_NEEDED: { tone: 'attention', icon: IconFlag3Filled },
  VALIDATED: { tone: 'positive', icon: IconCircleCheck },
  COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  AUTO_COMPLETED: { tone: 'positive', icon: IconCircleCheckFilled },
  SIGNED: { tone: 'positive', icon: IconSignature },
  RENEW_ACCESSONLINE: { tone: 'attention', icon: IconRefresh },
  NO_SOLUTION: { tone: 'critical', icon: IconCircleXFilled },
};

/** How a status looks. One that is not ours looks neutral. */
export function quoteStatusLook(status: string): Look {
  return isQuoteStatus(status) ? looks[status] : { tone: 'neutral', sector: 0 };
}

/** How far a quote is. Its words are in the area of texts `quote-words`. */
export function QuoteStatusLabel({ status, variant = 'plain' }: { status: string; variant?: 'plain' | 'flag' }) {
  const intl = useIntl();
  return (
    <StatusLabel {...quoteStatusLook(status)} variant={variant}>
      {quoteStatusWord(intl, status)}
    </StatusLabel>
  );
}
