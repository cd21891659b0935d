import type { MessageId } from '@skerry/i18n';
import { ApiError } from '../../../platform/api/ApiError.ts';
import { failureOf, type Failure } from '../../../platform/api/refusals.ts';

const refusals: Readonly<Record<string, MessageId>> = {
  QUOTE_EXPIRED: 'quoteCheckout.refused.QUOTE_EXPIRED',
  NOT_POSSIBLE: 'quoteCheckout.refused.NOT_POSSIBLE',
  PRICE_CHANGED: 'quoteCheckout.refused.PRICE_CHANGED',
  CORRELATION_INVALID: 'quoteCheckout.refused.CORRELATION_INVALID',
  ALREADY_ORDERED: 'quoteCheckout.refused.ALREADY_ORDERED',
  NOT_FIRM: 'quoteCheckout.refused.NOT_FIRM',
  COUNTRY_BY_HAND: 'quoteCheckout.refused.COUNTRY_BY_HAND',
  OUT_OF_SCOPE: 'quoteCheckout.refused.OUT_OF_SCOPE',
  APPROVAL_PENDING: 'quoteCheckout.refused.APPROVAL_PENDING',
  APPROVAL_NEEDED: 'quoteCheckout.refused.APPROVAL_NEEDED',
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
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? 'quoteCheckout.refused.NOT_POSSIBLE';
}

/** No answer came: whether anything was ordered is not known. */
export function isUnknownOutcome(error: unknown): boolean {
  return error instanceof ApiError && [0, 408, 504].includes(error.status);
}
