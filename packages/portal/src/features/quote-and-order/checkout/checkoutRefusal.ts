import type { MessageId } from '@skerry/i18n';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { failureOf, type Failure } from '../../../platform/api/refusals.ts';

const refusals: Readonly<Record<string, MessageId>> = {
  QUOTE_EXPIRED: 'quoteRefused.QUOTE_EXPIRED',
  NOT_POSSIBLE: 'quoteRefused.NOT_POSSIBLE',
  PRICE_CHANGED: 'quoteRefused.PRICE_CHANGED',
  CORRELATION_INVALID: 'quoteRefused.CORRELATION_INVALID',
  ALREADY_ORDERED: 'quoteRefused.ALREADY_ORDERED',
  NOT_FIRM: 'quoteRefused.NOT_FIRM',
  COUNTRY_BY_HAND: 'quoteRefused.COUNTRY_BY_HAND',
  OUT_OF_SCOPE: 'quoteRefused.OUT_OF_SCOPE',
  APPROVAL_PENDING: 'quoteRefused.APPROVAL_PENDING',
  APPROVAL_NEEDED: 'quoteRefused.APPROVAL_NEEDED',
};

/** What a refused check or order means. */
export function checkoutFailure(error: unknown): Failure & { code: string } {
  return { ...failureOf(error, refusals), code: codeOf(error) };
}

/** The cause that the server named; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? (error.problem?.code ?? '') : '';
}

/** Why a line was not ordered. */
export function failedLineText(code: string): MessageId {
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? 'quoteRefused.NOT_POSSIBLE';
}

/** No answer came: whether anything was ordered is not known. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 504].includes(error.status);
}
