import type { Quote, QuotePrice, QuoteSite } from '@skerry/contracts';
import { formatNumber } from '@skerry/i18n';
import { Button, Dialog, Text, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLanguage } from '../../../../platform/language/useLanguage.ts';
import { lineName } from '../../words/optionWords.ts';
import { Price } from '../../words/Price.tsx';
import { accessWord, capacityAndTerm } from '../../../../platform/quotes/quote-words.ts';

const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${token.type.body}

  & th {
    padding: ${token.space[8]} 0;
    color: ${token.text.muted};
    ${token.type.label}
    text-align: start;
  }
  & td,
  & tbody th,
  & tfoot th {
    padding: ${token.space[8]} 0;
    border-top: ${token.border.hairline} solid ${token.border.subtle};
    color: ${token.text.default};
    ${token.type.body}
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  & td,
  & thead th:not(:first-child) {
    padding-inline-start: ${token.space[16]};
    text-align: end;
    white-space: nowrap;
  }
  & tfoot :is(th, td) {
    border-top-color: ${token.border.control};
    ${token.type.bodyStrong}
  }
`;

const Rule = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[8]};
  color: ${token.text.muted};
  ${token.type.caption}
`;

export interface PriceExplanationProps {
  quote: Quote;
  site: QuoteSite;
  price: QuotePrice;
  onClose: () => void;
}

/** How a price came about: what each rule did to it, in their order. */
export function PriceExplanation({ quote, site, price, onClose }: PriceExplanationProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { language } = useLanguage();
  const { currency, priceRulesVersion, variants, products } = quote;
  const variant = variants.find(({ id }) => id === price.variantId);
  const product = products.find(({ id }) => id === variant?.productId)?.name;
  const change = (minor: number) => (minor === 0 ? '' : <Price minor={minor} currency={currency} />);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'quote.explain.title' })}
      help={[
        site.name,
        product,
        variant && capacityAndTerm(intl, variant),
        variant && accessWord(intl, variant.accessType),
      ]
        .filter((part) => part !== undefined)
        .join(', ')}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'quote.explain.close' })}</Button>}
    >
      <Lines>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'quote.explain.rule' })}</th>
            <th scope="col">{formatMessage({ id: 'quote.choice.monthly' })}</th>
            <th scope="col">{formatMessage({ id: 'quote.sites.oneTime' })}</th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line, index) => (
            <tr key={`${line.ruleId} ${index}`}>
              <th scope="row">
                {lineName(quote, line, language)}
                <Rule>
                  <Text variant="monoSmall">{line.ruleId}</Text>
                  {line.basisPoints !== null && <span>{percent(locale, line.basisPoints)}</span>}
                </Rule>
              </th>
              <td>{change(line.monthlyChangeMinor)}</td>
              <td>{change(line.oneTimeChangeMinor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{formatMessage({ id: 'quote.explain.sum' }, { currency })}</th>
            <td>{price.monthlyMinor !== null && <Price minor={price.monthlyMinor} currency={currency} />}</td>
            <td>{price.oneTimeMinor !== null && <Price minor={price.oneTimeMinor} currency={currency} />}</td>
          </tr>
        </tfoot>
      </Lines>
      <Text as="p" variant="caption" tone="muted">
        {formatMessage({ id: 'quote.explain.version' }, { version: priceRulesVersion })}
      </Text>
    </Dialog>
  );
}

function percent(locale: string, basisPoints: number): string {
  return formatNumber(locale, basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
