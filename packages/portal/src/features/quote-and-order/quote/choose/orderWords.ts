import type { Quote } from '@skerry/contracts';
import type { useIntl } from 'react-intl';
import { capacityAndTerm } from '../../../../platform/quotes/quote-words.ts';
import type { ChoiceSummary } from './priceChoice.ts';

/** What the button says that orders a choice: "Order 200 Mbit/s, 60 months"; undefined where nothing of it can be ordered by the reader. */
export function orderWords(
  intl: ReturnType<typeof useIntl>,
  { actions, siteCount }: Pick<Quote, 'actions' | 'siteCount'>,
  { lines, variant }: Pick<ChoiceSummary, 'lines' | 'variant'>,
): string | undefined {
  const mayOrder = actions.includes('order');
  if (lines.length === 0 || !(mayOrder || actions.includes('requestApproval'))) return undefined;
  if (siteCount > 1)
    return intl.formatMessage(
      { id: mayOrder ? 'quote.choice.orderSites' : 'quote.choice.requestSites' },
      { sites: lines.length },
    );
  return intl.formatMessage(
    { id: mayOrder ? 'quote.choice.order' : 'quote.choice.request' },
    { what: variant === undefined ? '' : capacityAndTerm(intl, variant) },
  );
}
