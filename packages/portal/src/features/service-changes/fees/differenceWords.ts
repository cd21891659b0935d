import { formatMoney } from '@skerry/i18n';
import type { Fees } from '../changeTarget.ts';

/** What is paid in whole amounts, one of each currency: "SEK 3,553 + 4,190 NOK". */
export function feeWords(language: string, fees: Fees): string {
  return fees.map(({ amount, currency }) => formatMoney(language, amount, currency, { decimals: 0 })).join(' + ');
}

/** How much more or less is paid, with its sign: "+SEK 817". */
export function differenceWords(language: string, fees: Fees): string {
  return fees.map((fee) => `${fee.amount > 0 ? '+' : ''}${feeWords(language, [fee])}`).join(' ');
}
