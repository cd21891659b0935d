import type { Quote } from '@skerry/contracts';
import { Icon, Sheet, token } from '@skerry/ui';
import { IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Day } from '../../../platform/format/Day.tsx';

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${token.type.body}

  & > li {
    display: flex;
    gap: ${token.space[12]};
    overflow-wrap: anywhere;
  }
  & > li > svg {
    flex: none;
    margin-top: ${token.space[2]};
    color: ${token.text.muted};
  }
`;

/** What the prices of a quote rest on, and what is not in them, as far as the quote itself says. */
export function QuoteTerms({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const { agreement, sites, validUntil, prices, status } = quote;
  const ofConfidence = (confidence: string) => sites.filter((site) => site.confidence === confidence).length;
  const [built, unreachable] = [ofConfidence('yellow'), ofConfidence('red')];
  const hasWeeks = sites.some((site) => site.prices.some(({ deliveryWeek }) => deliveryWeek !== null));
  const assumptions = [
    agreement.name !== '' && formatMessage({ id: 'quote.terms.agreement' }, { agreement: agreement.name }),
    validUntil !== null && status !== 'SIGNED' && (
      <span>
        <FormattedMessage id="quote.terms.valid" values={{ day: <Day value={validUntil} /> }} />
      </span>
    ),
    hasWeeks && status !== 'SIGNED' && formatMessage({ id: 'quote.terms.delivery' }),
    built > 0 && prices.firm < prices.priced && formatMessage({ id: 'quote.terms.build' }, { count: built }),
  ].filter((each) => each !== false);
  const exclusions = [
    prices.firm < prices.priced && formatMessage({ id: 'quote.terms.noEstimates' }),
    unreachable > 0 && formatMessage({ id: 'quote.terms.noSolution' }, { count: unreachable }),
    formatMessage({ id: 'quote.terms.noVat' }),
  ].filter((each) => each !== false);
  return (
    <Sheet title={formatMessage({ id: 'quote.terms.title' })}>
      <List>
        {assumptions.map((text, index) => (
          <li key={index}>
            <Icon icon={IconCheck} size="small" />
            {text}
          </li>
        ))}
        {exclusions.map((text) => (
          <li key={text}>
            <Icon icon={IconX} size="small" />
            {text}
          </li>
        ))}
      </List>
    </Sheet>
  );
}
