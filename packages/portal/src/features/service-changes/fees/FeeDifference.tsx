import { Money } from '@skerry/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Fees } from '../changeTarget.ts';

/* The same in every language. */
const plus = ' + ';
const sign = '+';

/** What is paid: one sum of each currency, "3,553.00 SEK + 4,190.00 NOK". */
export function FeeSum({ fees }: { fees: Fees }) {
  return fees.map(({ amount, currency }, index) => (
    <Fragment key={currency}>
      {index > 0 && plus}
      <Money amount={amount} currency={currency} />
    </Fragment>
  ));
}

/* As its place is aligned. */
const Column = styled.span`
  display: inline-block;
  /* Beside its name with the first line. */
  vertical-align: top;

  & > span {
    display: block;
    white-space: nowrap;
  }
`;

/** Parts the lines for those who hear them. */
const space = ' ';

/** The same where there is room for a line of each currency. */
export function FeeColumn({ fees }: { fees: Fees }) {
  return (
    <Column>
      {fees.map(({ amount, currency }, index) => (
        <Fragment key={currency}>
          {index > 0 && space}
          <span>
            <Money amount={amount} currency={currency} />
          </span>
        </Fragment>
      ))}
    </Column>
  );
}

/** How much more or less is paid, with its sign, a line of each currency; of several currencies those that change. */
export function FeeDifference({ fees }: { fees: Fees }) {
  const changed = fees.filter(({ amount }) => amount !== 0);
  return (
    <Column>
      {(changed.length > 0 ? changed : fees.slice(0, 1)).map(({ amount, currency }, index) => (
        <Fragment key={currency}>
          {index > 0 && space}
          <span>
            {amount > 0 && sign}
            <Money amount={amount} currency={currency} />
          </span>
        </Fragment>
      ))}
    </Column>
  );
}
