import type { Money as MoneyValue } from '@skerry/contracts';
import { Money, token } from '@skerry/ui';
import { styled } from 'styled-components';

/* As wide for every currency: the amounts of a column end below each other. */
const Currency = styled.span`
  display: inline-block;
  min-width: 2.3em;
  color: ${token.text.muted};
  text-align: start;
`;

/** A sum of money in a column, its currency after it. */
export function Amount({ value: { amount, currency } }: { value: MoneyValue }) {
  return (
    <>
      <Money amount={amount} currency={currency} currencyDisplay="none" /> <Currency aria-hidden>{currency}</Currency>
    </>
  );
}
