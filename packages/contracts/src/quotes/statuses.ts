/** The statuses of a quote (specification, section 3), roughly in the order that it goes through them. */
export const quoteStatuses = [
  'REGISTERED',
  'IN_PROGRESS',
  'PRESALE_REQUESTED',
  'INPUT_NEEDED',
  'ESTIMATED',
  'BEST_SO_FAR',
  'AUTO_COMPLETED',
  'COMPLETED',
  'VALIDATED',
  'SIGNED',
  'RENEW_ACCESSONLINE',
  'NO_SOLUTION',
] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

const next: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  REGISTERED: ['IN_PROGRESS', 'PRESALE_REQUESTED'],
  IN_PROGRESS: [
    'PRESALE_REQUESTED',
    'INPUT_NEEDED',
    'ESTIMATED',
    'BEST_SO_FAR',
    'AUTO_COMPLETED',
    'COMPLETED',
    'NO_SOLUTION',
  ],
  PRESALE_REQUESTED: ['IN_PROGRESS', 'INPUT_NEEDED', 'ESTIMATED', 'BEST_SO_FAR', 'COMPLETED', 'NO_SOLUTION'],
  INPUT_NEEDED: ['IN_PROGRESS', 'PRESALE_REQUESTED', 'NO_SOLUTION'],
  ESTIMATED: ['PRESALE_REQUESTED', 'INPUT_NEEDED', 'BEST_SO_FAR', 'COMPLETED', 'NO_SOLUTION', 'RENEW_ACCESSONLINE'],
  BEST_SO_FAR: ['PRESALE_REQUESTED', 'INPUT_NEEDED', 'COMPLETED', 'SIGNED', 'NO_SOLUTION', 'RENEW_ACCESSONLINE'],
  AUTO_COMPLETED: ['VALIDATED', 'SIGNED', 'RENEW_ACCESSONLINE'],
  COMPLETED: ['VALIDATED', 'SIGNED', 'RENEW_ACCESSONLINE'],
  VALIDATED: ['SIGNED', 'RENEW_ACCESSONLINE'],
  SIGNED: [],
  RENEW_ACCESSONLINE: [],
  NO_SOLUTION: ['PRESALE_REQUESTED'],
};

/** Whether a status is one of ours: a system behind a proxied API may have others, which are shown as they are. */
export function isQuoteStatus(status: string): status is QuoteStatus {
  return Object.hasOwn(next, status);
}

/** The next statuses of a quote; none after an unknown status. */
export function nextQuoteStatuses(status: string): readonly QuoteStatus[] {
  return isQuoteStatus(status) ? next[status] : [];
}

/** Those with prices, which hold until a day and have to be renewed after it. */
export const pricedQuoteStatuses = [
  'ESTIMATED',
  'BEST_SO_FAR',
  'AUTO_COMPLETED',
  'COMPLETED',
  'VALIDATED',
] as const satisfies readonly QuoteStatus[];

/** Those whose firm prices can be ordered by. */
export const orderableQuoteStatuses = [
  'BEST_SO_FAR',
  'AUTO_COMPLETED',
  'COMPLETED',
  'VALIDATED',
] as const satisfies readonly QuoteStatus[];

/** Those in which prices are still being made by rules or by a specialist. */
export const workingQuoteStatuses = [
  'REGISTERED',
  'IN_PROGRESS',
  'PRESALE_REQUESTED',
  'INPUT_NEEDED',
] as const satisfies readonly QuoteStatus[];

/** The status with the day counted in: prices that held until a day before today (YYYY-MM-DD) must be renewed. */
export function quoteStatusOn(
  today: string,
  { status, validUntil }: { status: string; validUntil: string | null },
): string {
  const isPriced = (pricedQuoteStatuses as readonly string[]).includes(status);
  return isPriced && validUntil !== null && validUntil < today ? 'RENEW_ACCESSONLINE' : status;
}

/** Why a quote waits for a specialist: the customer asks something, has answered, asks for one, or the rules could not price all of it. */
export const handlingReasons = ['question', 'answered', 'requested', 'unpriced'] as const;
export type HandlingReason = (typeof handlingReasons)[number];
