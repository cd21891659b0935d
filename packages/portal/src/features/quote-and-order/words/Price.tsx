import { Money } from '@skerry/ui';

interface PriceProps {
  /** In minor units: öre, øre, cent. */
  minor: number;
  currency: string;
  /** @default false */
  hasCurrency?: boolean;
}

/** An amount of a quote. Öre are shown where there are some. */
export function Price({ minor, currency, hasCurrency = false }: PriceProps) {
  return (
    <Money
      amount={minor / 100}
      currency={currency}
      decimals={decimalsOf(minor)}
      currencyDisplay={hasCurrency ? 'code' : 'none'}
    />
  );
}

/** Decimals that an amount of minor units is written with. */
export function decimalsOf(minor: number): number {
  return minor % 100 === 0 ? 0 : 2;
}
