import {
  nextQuoteStatuses,
  validateOrderText,
  type Quote,
  type QuotePrice,
  type QuoteQuestion,
  type QuoteSite,
  type QuoteStatus,
  type QuoteVariant,
  type SpecialistAnswer,
  type TextError,
} from '@skerry/contracts';

/** What a specialist can answer: a text alone, prices, a question of their own, or that it can't be done. */
export const answerKinds = ['ANSWER', 'COMPLETED', 'VALIDATED', 'ESTIMATED', 'INPUT_NEEDED', 'NO_SOLUTION'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The oldest question of the customer's that nobody has answered. */
export function openQuestion({ questions }: Pick<Quote, 'questions'>): QuoteQuestion | undefined {
  return questions.findLast(({ isFromProvider, answer }) => !isFromProvider && answer === null);
}

/** Whether somebody waits for the specialist, rather than for the customer or for nobody. */
export function waitsForSpecialist(quote: Pick<Quote, 'questions' | 'status'>): boolean {
  return openQuestion(quote) !== undefined || quote.status === 'PRESALE_REQUESTED' || quote.status === 'BEST_SO_FAR';
}

/** What the quote's status leaves to answer. What somebody is asked to approve stays as it is meanwhile. */
export function kindsFor(quote: Pick<Quote, 'questions' | 'status' | 'approvalStatus'>): AnswerKind[] {
  const next = nextQuoteStatuses(quote.status);
  const isOver = next.length === 0;
  const isHeld = quote.approvalStatus === 'PENDING';
  return answerKinds.filter((kind) =>
    kind === 'ANSWER'
      ? !isOver && openQuestion(quote) !== undefined
      : !isHeld && next.includes(kind satisfies QuoteStatus),
  );
}

/** Whether the answer brings prices. */
export function hasPrices(kind: AnswerKind): kind is 'COMPLETED' | 'ESTIMATED' {
  return kind === 'COMPLETED' || kind === 'ESTIMATED';
}

/** One price of a quote, with what it is now. */
export interface PriceCell {
  readonly key: string;
  readonly site: QuoteSite;
  readonly variant: QuoteVariant;
  readonly price: QuotePrice | undefined;
}

/** Every price that can still be made, those that are missing or estimates first. */
export function cellsOf({ sites, variants }: Pick<Quote, 'sites' | 'variants'>): PriceCell[] {
  const cells = sites.flatMap((site) =>
    variants.map((variant) => ({
      key: `${site.id}.${variant.id}`,
      site,
      variant,
      price: site.prices.find(({ variantId }) => variantId === variant.id),
    })),
  );
  const open = cells.filter(({ price }) => (price?.orderId ?? null) === null);
  const order = ({ price }: PriceCell) => levels.indexOf(price?.level ?? null);
  return open.toSorted((one, other) => order(one) - order(other));
}

/** What is missing is made first, then what is not binding yet. */
const levels: readonly (string | null)[] = [null, 'estimate', 'firm'];

export const priceFields = ['monthly', 'oneTime', 'weeks'] as const;
export type PriceField = (typeof priceFields)[number];
export type SpecialistField = 'kind' | 'text' | `${PriceField}.${string}`;
export type SpecialistValues = Readonly<Record<SpecialistField, string>>;

export function emptyForm(quote: Pick<Quote, 'sites' | 'variants'>): SpecialistValues {
  const fields = cellsOf(quote).flatMap(({ key }) => priceFields.map((field) => [`${field}.${key}`, ''] as const));
  return { kind: '', text: '', ...Object.fromEntries(fields) };
}

/** A number that a field holds; null while it holds none. */
export function numberIn(values: SpecialistValues, field: PriceField, key: string): number | null {
  const text = values[`${field}.${key}`] ?? '';
  return text === '' ? null : Number(text);
}

/** What a specialist takes at most, in whole kronor or euro, and in weeks: as the contract has it. */
export const mostAmount = 1_000_000_000;
export const mostWeeks = 200;

export interface SpecialistFaults {
  readonly text?: TextError;
  /** Cells that are begun and not whole, or out of range. */
  readonly cells: ReadonlySet<string>;
  /** What is promised is not there: a firm price, or any. */
  readonly missing?: 'firm' | 'priced';
}

/** Why the answer can't be sent yet. */
export function faultsOf(quote: Quote, kind: AnswerKind, values: SpecialistValues): SpecialistFaults {
  const isTextNeeded = kind === 'ANSWER' || kind === 'INPUT_NEEDED';
  const text = values.text.trim() === '' && !isTextNeeded ? undefined : validateOrderText(values.text);
  if (!hasPrices(kind))
    return {
      ...(text && { text }),
      cells: new Set(),
      ...(kind === 'VALIDATED' && quote.prices.firm === 0 && { missing: 'firm' as const }),
    };
  const begun = cellsOf(quote).filter(({ key }) => priceFields.some((field) => numberIn(values, field, key) !== null));
  const cells = new Set(begun.filter(({ key }) => !isWhole(values, key)).map(({ key }) => key));
  const before = kind === 'COMPLETED' ? quote.prices.firm : quote.prices.priced;
  const isMissing = begun.length === 0 && before === 0;
  return {
    ...(text && { text }),
    cells,
    ...(isMissing && { missing: kind === 'COMPLETED' ? ('firm' as const) : ('priced' as const) }),
  };
}

function isWhole(values: SpecialistValues, key: string): boolean {
  const isAmount = (amount: number | null) => amount !== null && amount >= 0 && amount <= mostAmount;
  const weeks = numberIn(values, 'weeks', key);
  return (
    isAmount(numberIn(values, 'monthly', key)) &&
    isAmount(numberIn(values, 'oneTime', key) ?? 0) &&
    weeks !== null &&
    Number.isInteger(weeks) &&
    weeks >= 1 &&
    weeks <= mostWeeks
  );
}

/** What is sent: a text answers the customer's question, unless it asks one. */
export function answerOf(quote: Quote, kind: AnswerKind, values: SpecialistValues): SpecialistAnswer {
  const text = values.text.trim();
  const question = kind === 'INPUT_NEEDED' ? undefined : openQuestion(quote);
  const prices = hasPrices(kind)
    ? cellsOf(quote)
        .filter(({ key }) => numberIn(values, 'monthly', key) !== null)
        .map(({ key, site, variant }) => ({
          siteId: site.id,
          variantId: variant.id,
          monthlyMinor: minor(numberIn(values, 'monthly', key)),
          oneTimeMinor: minor(numberIn(values, 'oneTime', key)),
          level: kind === 'COMPLETED' ? ('firm' as const) : ('estimate' as const),
          leadTimeWeeks: numberIn(values, 'weeks', key) ?? 1,
        }))
    : [];
  return {
    status: kind === 'ANSWER' ? quote.status : kind,
    ...(text !== '' && { text }),
    ...(text !== '' && question && { questionId: question.id }),
    ...(prices.length > 0 && { prices }),
  };
}

function minor(amount: number | null): number {
  return Math.round((amount ?? 0) * 100);
}
