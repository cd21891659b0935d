import type { Quote } from '@skerry/contracts';
import { Button, Sheet, Text, token } from '@skerry/ui';
import { IconGitCompare, IconListDetails } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useWeekWord } from '../../../../platform/orders/useWeekWord.ts';
import { checkoutHref, whatIfHref } from '../../quote-and-order.paths.ts';
import { Price } from '../../words/Price.tsx';
import { PriceLevel } from '../../words/quoteLabels.tsx';
import { capacityAndTerm } from '../../../../platform/quotes/quote-words.ts';
import { comparedVariants } from './comparedVariants.ts';
import { orderWords } from './orderWords.ts';
import { summaryOf, type PriceChoice } from './priceChoice.ts';

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[12]};
  margin: 0 0 ${token.space[16]};
  ${token.type.body}

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[16]};
  }
  & dt {
    color: ${token.text.muted};
  }
  & dd {
    margin: 0;
    text-align: end;
  }
  & > [data-sum] {
    align-items: baseline;
    margin: ${token.space[4]} calc(-1 * ${token.space[20]});
    padding: ${token.space[12]} ${token.space[20]};
    border-block: ${token.border.hairline} solid ${token.border.default};

    & > dt {
      color: ${token.text.default};
      ${token.type.bodyStrong}
    }
    & > dd {
      ${token.type.figureSmall}
    }
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

/** Parts an amount and its currency. */
const space = ' ';

interface ChoiceSheetProps {
  quote: Quote;
  choice: PriceChoice;
  /** Says how the prices came about. */
  onExplain: () => void;
  /** Asks a specialist for firm prices. */
  onAskFirm: () => void;
  /** The order stands here. In narrow windows it stays in sight at the lower edge instead. */
  hasOrder: boolean;
}

/** What is chosen, what it costs, and the way to order it. */
export function ChoiceSheet({ quote, choice, onExplain, onAskFirm, hasOrder }: ChoiceSheetProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const { actions, currency, siteCount, siteListId } = quote;
  const summary = summaryOf(quote, choice);
  const { prices, counted, estimates, variant, lines } = summary;
  const what = variant && capacityAndTerm(intl, variant);
  const order = orderWords(intl, quote, summary);
  if (prices.length === 0) return null;
  const price = (minor: number) => <Price minor={minor} currency={currency} hasCurrency />;
  return (
    <Sheet title={formatMessage({ id: 'quote.choice.title' })} id="choice">
      <Facts>
        {siteCount > 1 && (
          <Fact term={formatMessage({ id: 'quote.choice.sites' })}>
            {formatMessage({ id: 'quote.choice.ofSites' }, { chosen: counted.length, sites: siteCount })}
          </Fact>
        )}
        <Fact term={formatMessage({ id: 'quote.choice.variant' })}>
          <Text variant="bodyStrong">{what ?? formatMessage({ id: 'quote.choice.mixed' })}</Text>
        </Fact>
        {summary.level !== null && (
          <Fact term={formatMessage({ id: 'quote.choice.price' })}>
            <PriceLevel level={summary.level} />
          </Fact>
        )}
        {summary.deliveryWeek !== null && (
          <Fact term={formatMessage({ id: siteCount > 1 ? 'quote.choice.lastDelivery' : 'quote.choice.delivery' })}>
            {weekWord(summary.deliveryWeek)}
          </Fact>
        )}
        <Fact term={formatMessage({ id: 'quote.choice.oneTime' })}>{price(summary.oneTimeMinor)}</Fact>
        <Fact
          term={
            variant
              ? formatMessage({ id: 'quote.choice.total' }, { months: variant.termMonths })
              : formatMessage({ id: 'quote.choice.totalOfTerms' })
          }
        >
          {price(summary.totalMinor)}
        </Fact>
        <div data-sum="">
          <dt>
            {formatMessage({ id: 'quote.choice.monthly' })}
            {estimates.count > 0 && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage({ id: 'quote.choice.firmFor' }, { count: counted.length })}
              </Text>
            )}
          </dt>
          <dd>
            <Price minor={summary.monthlyMinor} currency={currency} />
            {space}
            <Text variant="caption" tone="muted">
              {currency}
            </Text>
          </dd>
        </div>
        {estimates.count > 0 && (
          <Fact term={formatMessage({ id: 'quote.choice.estimates' }, { count: estimates.count })}>
            <FormattedMessage id="quote.choice.estimates.monthly" values={{ price: price(estimates.monthlyMinor) }} />
          </Fact>
        )}
      </Facts>
      <Buttons>
        {order !== undefined && hasOrder && (
          <Button variant="primary" href={checkoutHref(quote.id, lines, siteListId ?? undefined)}>
            {order}
          </Button>
        )}
        {lines.length < prices.length && (
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'quote.choice.notFirm' }, { count: prices.length - lines.length })}
          </Text>
        )}
        {lines.length < prices.length && actions.includes('manualHandling') && (
          <Button onClick={onAskFirm}>{formatMessage({ id: 'quote.manual.firm' })}</Button>
        )}
        {quote.variants.length > 1 && variant !== undefined && (
          <Button icon={IconGitCompare} href={whatIfHref(quote.id, comparedVariants(quote, variant))}>
            {formatMessage({ id: 'quote.choice.compare' })}
          </Button>
        )}
        {siteCount === 1 && (
          <Button variant="ghost" icon={IconListDetails} onClick={onExplain}>
            {formatMessage({ id: 'quote.explain.open' })}
          </Button>
        )}
      </Buttons>
    </Sheet>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
