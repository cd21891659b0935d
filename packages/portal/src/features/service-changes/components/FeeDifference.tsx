import type { Money as Amount } from '@skerry/contracts';
import { Money } from '@skerry/ui';

/** How much more or less is paid, with its sign. */
export function FeeDifference({ amount, currency }: Amount) {
  return (
    <>
      {amount > 0 && '+'}
      <Money amount={amount} currency={currency} />
    </>
  );
}
