import { isQuoteStatus, type QuoteStatus, type QuoteSummary } from '@skerry/contracts';
import { formatBitRate, type MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage'>;

/** A word for one of the values that are known; another one, from a system behind a proxied API, as it is. */
function wordOf<Value extends string>(
  { formatMessage }: Words,
  known: readonly Value[],
  value: string,
  idOf: (value: Value) => MessageId,
): string {
  const found = known.find((each) => each === value);
  return found === undefined ? value : formatMessage({ id: idOf(found) });
}

/** A status in words. */
export function quoteStatusWord({ formatMessage }: Words, status: string): string {
  return isQuoteStatus(status)
    ? formatMessage({ id: `quote.status.${status}` satisfies `quote.status.${QuoteStatus}` })
    : status;
}

type Detailed = Pick<QuoteSummary, 'status' | 'waitsFor' | 'approvalStatus' | 'prices'>;

/** What a status means for the reader, in a few words; empty for one that is not ours. */
export function quoteStatusDetail({ formatMessage }: Words, quote: Detailed): string {
  const { status, waitsFor, approvalStatus, prices } = quote;
  if (waitsFor === 'answer' || waitsFor === 'renewal' || waitsFor === 'approval')
    return formatMessage({ id: `quote.waits.${waitsFor}` });
  if (approvalStatus === 'PENDING') return formatMessage({ id: 'quote.approvalPending' });
  return isQuoteStatus(status) ? formatMessage({ id: `quote.detail.${status}` }, prices) : '';
}

/** How binding a price is. */
export function priceLevelWord(words: Words, level: string): string {
  return wordOf(words, ['firm', 'estimate'], level, (each) => `quote.level.${each}`);
}

/** Whether a site can be reached. */
export function confidenceWord(words: Words, confidence: string): string {
  return wordOf(words, ['green', 'yellow', 'red'], confidence, (each) => `quote.confidence.${each}`);
}

/** How near fibre is to a site. */
export function reachWord(words: Words, reach: string): string {
  return wordOf(words, ['onNet', 'near', 'off'], reach, (each) => `quote.reach.${each}`);
}

/** By what a site is reached. */
export function accessWord(words: Words, accessType: string): string {
  return wordOf(words, ['fibre', 'fibreRedundant', 'radio'], accessType, (each) => `quote.access.${each}`);
}

const noPriceCodes = ['outOfReach', 'notInCountry', 'accessNotOffered', 'termNotOffered', 'productUnknown'] as const;

/** Why there is no price. */
export function noPriceWord({ formatMessage }: Words, code: string | null): string {
  const known = noPriceCodes.find((each) => each === code);
  if (known !== undefined) return formatMessage({ id: `quote.noPrice.${known}` });
  return formatMessage({
    id: code === 'byHand' || code === 'countryByHand' ? 'quote.noPrice.byHand' : 'quote.noPrice.other',
  });
}

const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'FAILED'] as const;

/** How far a request to order is. */
export function approvalStatusWord(words: Words, status: string): string {
  return wordOf(words, approvalStatuses, status, (each) => `quote.approval.${each}`);
}

export function monthsWord({ formatMessage }: Words, months: number): string {
  return formatMessage({ id: 'quote.months' }, { months });
}

/** “500 Mbit/s, 36 months”. */
export function capacityAndTerm(
  words: Words & { locale: string },
  { capacityBps, termMonths }: { capacityBps: number; termMonths: number },
): string {
  return [formatBitRate(words.locale, capacityBps), monthsWord(words, termMonths)].join(', ');
}
