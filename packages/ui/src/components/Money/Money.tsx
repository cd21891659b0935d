'use client';
import type { ComponentProps } from 'react';
import { formatMoney, spokenMoney, type CurrencyDisplay } from '@skerry/i18n/ui';
import { useKit } from '../../theme/KitContext.ts';
import { Spoken } from './Spoken.tsx';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The sum, in kronor rather than öre. */
  readonly amount: number;
  /** ISO 4217, such as SEK. */
  readonly currency: string;
  /** `code` stands after the amount; `none` leaves the currency to a column of its own. @default 'code' */
  readonly currencyDisplay?: CurrencyDisplay;
  /** How many digits stand after the comma. @default the currency's own number */
  readonly decimals?: number;
}

/**
 * An amount of money as the reader's language writes it. Screen readers get the currency's name.
 *
 * @example
 * <Money amount={184350} currency="SEK" />
 */
export function Money({ amount, currency, currencyDisplay, decimals, ...rest }: MoneyProps) {
  const { locale } = useKit();
  const shown = formatMoney(locale, amount, currency, {
    ...(currencyDisplay && { currencyDisplay }),
    ...(decimals !== undefined && { decimals }),
  });
  return <Spoken {...rest} shown={shown} spoken={spokenMoney(locale, amount, currency)} />;
}
