import type { Money } from '@skerry/contracts';
import { formatMoney } from '@skerry/i18n';

/** How much more or less is paid, with its sign: "+SEK 817". */
export function differenceWords(language: string, { amount, currency }: Money): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(language, amount, currency, { decimals: 0 })}`;
}
