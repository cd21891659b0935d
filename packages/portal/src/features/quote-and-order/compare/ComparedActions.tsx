import type { Quote } from '@skerry/contracts';
import { below, Button, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { checkoutHref, quoteHref } from '../quote-and-order.paths.ts';
import { firstChoice, summaryOf } from '../quote/choose/priceChoice.ts';

/** Beside each other where there is room, else below each other and all as wide. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  ${below.large} {
    flex-direction: column;
    align-items: stretch;
    max-width: 12rem;
  }
`;

interface ComparedActionsProps {
  quote: Quote;
  /** The one that is looked at: ordering by it is what the page is for. */
  isChosen: boolean;
  /** Takes it out of the comparison; undefined where too few would be left. */
  onRemove: (() => void) | undefined;
}

/** What can be done with one of the quotes, below its column. It is ordered by the price that it is compared by. */
export function ComparedActions({ quote, isChosen, onRemove }: ComparedActionsProps) {
  const { formatMessage } = useIntl();
  const { id, number, actions, siteListId } = quote;
  const { lines, prices } = summaryOf(quote, firstChoice(quote));
  const mayOrder = actions.includes('order');
  const isOrderable = lines.length > 0 && (mayOrder || actions.includes('requestApproval'));
  const left = prices.length - lines.length;
  const order = mayOrder ? ('order' as const) : ('request' as const);
  return (
    <>
      <Actions>
        {isOrderable && (
          <Button
            size="small"
            variant={isChosen ? 'primary' : 'secondary'}
            aria-label={formatMessage({ id: `quoteCompare.${order}` }, { number })}
            href={checkoutHref(id, lines, siteListId ?? undefined)}
          >
            {formatMessage({ id: `quoteCompare.action.${order}` })}
          </Button>
        )}
        <Button
          size="small"
          aria-label={formatMessage({ id: 'quoteCompare.openQuote' }, { number })}
          href={quoteHref(id)}
        >
          {formatMessage({ id: 'quoteCompare.open' })}
        </Button>
        {onRemove && (
          <Button
            size="small"
            variant="ghost"
            aria-label={formatMessage({ id: 'quoteCompare.removeQuote' }, { number })}
            onClick={onRemove}
          >
            {formatMessage({ id: 'quoteCompare.remove' })}
          </Button>
        )}
      </Actions>
      {isOrderable && left > 0 && (
        <Text as="div" variant="caption" tone="muted">
          {formatMessage({ id: 'quote.order.left' }, { count: left })}
        </Text>
      )}
    </>
  );
}
