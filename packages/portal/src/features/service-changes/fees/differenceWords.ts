import { formatMoney } from '@skerry/i18n';
import type { Fees } from '../changeTarget.ts';

/** What is paid in whole amounts, a line of each currency: "3,553 SEK", "4,190 NOK". */
export function feeLines(language: string, fees: Fees): string[] {
  return fees.map(({ amount, currency }) => formatMoney(language, amount, currency, { decimals: 0 }));
}

/** The same as one text. */
export function feeWords(language: string, fees: Fees): string {
  return feeLines(language, fees).join(' + ');
}

/** How much more or less is paid, with its sign, a line of each currency: "+817 SEK". */
export function differenceLines(language: string, fees: Fees): string[] {
  return fees.map((fee) => `${fee.amount > 0 ? '+' : ''}${feeWords(language, [fee])}`);
}
