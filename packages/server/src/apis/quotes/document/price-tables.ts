import { isIsoWeek, type Quote, type QuotePrice, type QuoteSite, type QuoteVariant } from '@skerry/contracts';
import { formatBitRate, formatMoney, type Language } from '@skerry/i18n';
import { formatKnown, formatMessage } from '@skerry/i18n/server';
import type { PdfBlock, PdfColumn } from '../../../files/pdf/pdf-content.ts';
import { nameWithBuilding } from '../site-name.ts';

/** Prices that a table of several sites lists; of a quote with more it lists the lowest of each site. */
const maxPrices = 300;

/** The prices of a quote as tables with their headings: all of one site, or those of several added up and one by one. */
export function priceTables(quote: Quote, language: Language): PdfBlock[] {
  const words = wordsOf(quote, language);
  const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text });
  const { sites, variants } = quote;
  const [first] = sites;
  if (first && sites.length === 1)
    return [
      heading(words.say('quotePdf.prices')),
      {
        kind: 'table',
        columns: words.columns(),
        rows: variants.map((variant) => words.row(variant, priceAt(first, variant))),
      },
    ];
  const isWhole = sites.length * variants.length <= maxPrices;
  return [
    heading(words.say('quotePdf.prices.sum')),
    {
      kind: 'table',
      columns: words.columns({ heading: words.say('quotePdf.column.sites'), width: 2 }),
      rows: variants.map((variant) => {
        const prices = sites.flatMap((site) => priceAt(site, variant) ?? []).filter(isPriced);
        const count = words.say('quotePdf.ofSites', { priced: prices.length, sites: sites.length });
        return [count, ...words.row(variant, sumOf(prices))];
      }),
    },
    heading(words.say(isWhole ? 'quotePdf.prices.bySite' : 'quotePdf.prices.lowest')),
    {
      kind: 'table',
      columns: words.columns({ heading: words.say('quotePdf.column.site'), width: 4 }),
      rows: sites.flatMap((site) =>
        (isWhole ? variants : variants.filter(({ id }) => id === lowestOf(site)?.variantId)).map((variant) => [
          nameWithBuilding(site),
          ...words.row(variant, priceAt(site, variant)),
        ]),
      ),
    },
  ];
}

type Priced = QuotePrice & { monthlyMinor: number };
type Shown = Pick<QuotePrice, 'monthlyMinor' | 'oneTimeMinor' | 'deliveryWeek' | 'level' | 'code'>;

const isPriced = (price: QuotePrice): price is Priced => price.monthlyMinor !== null;

function priceAt(site: QuoteSite, { id }: QuoteVariant): QuotePrice | undefined {
  return site.prices.find(({ variantId }) => variantId === id);
}

function lowestOf({ prices }: QuoteSite): Priced | undefined {
  return prices.filter(isPriced).toSorted((one, other) => one.monthlyMinor - other.monthlyMinor)[0];
}

/** Prices of several sites added up: as firm as the least of them, delivered with the last. */
function sumOf(prices: readonly Priced[]): Shown | undefined {
  if (prices.length === 0) return undefined;
  return {
    monthlyMinor: prices.reduce((sum, { monthlyMinor }) => sum + monthlyMinor, 0),
    oneTimeMinor: prices.reduce((sum, { oneTimeMinor }) => sum + (oneTimeMinor ?? 0), 0),
    deliveryWeek:
      prices
        .flatMap(({ deliveryWeek }) => deliveryWeek ?? [])
        .toSorted()
        .at(-1) ?? null,
    level: prices.every(({ level }) => level === 'firm') ? 'firm' : 'estimate',
    code: null,
  };
}

function wordsOf({ products, variants, currency }: Quote, language: Language) {
  const say = (id: Parameters<typeof formatMessage>[1], values?: Record<string, string | number>) =>
    formatMessage(language, id, values);
  const money = (minor: number) => formatMoney(language, minor / 100, currency, { currencyDisplay: 'none' });
  const hasProducts = products.length > 1;
  const hasAccesses = new Set(variants.map(({ accessType }) => accessType)).size > 1;

  return {
    say,

    /** What tells the prices of the quote from each other, and the prices; `first` before them. */
    columns: (first?: PdfColumn): PdfColumn[] => [
      ...(first ? [first] : []),
      ...(hasProducts ? [{ heading: say('quotePdf.column.product'), width: 3 }] : []),
      { heading: say('quotePdf.column.capacity'), width: 2.2 },
      ...(hasAccesses ? [{ heading: say('quotePdf.column.access'), width: 2.4 }] : []),
      { heading: say('quotePdf.column.term'), width: 2.2 },
      { heading: say('quotePdf.column.monthly'), width: 2.6, align: 'right' },
      { heading: say('quotePdf.column.oneTime'), width: 2.6, align: 'right' },
      { heading: say('quotePdf.column.delivery'), width: 3 },
      { heading: say('quotePdf.column.level'), width: 2.2 },
    ],

    /** A variant with its price, in these columns without the first one. */
    row: ({ productId, capacityBps, accessType, termMonths }: QuoteVariant, price: Shown | undefined): string[] => [
      ...(hasProducts ? [products.find(({ id }) => id === productId)?.name ?? productId] : []),
      formatBitRate(language, capacityBps),
      ...(hasAccesses ? [formatKnown(language, `quote.access.${accessType}`, accessType)] : []),
      say('quote.months', { months: termMonths }),
      price?.monthlyMinor == null ? '' : money(price.monthlyMinor),
      price?.monthlyMinor == null ? '' : money(price.oneTimeMinor ?? 0),
      weekWord(price?.deliveryWeek ?? ''),
      levelWord(price),
    ],
  };

  function weekWord(text: string): string {
    if (!isIsoWeek(text)) return text;
    const [year = '', week = ''] = text.split('-W');
    return say('orders.date.week', { week: Number(week), year });
  }

  function levelWord(price: Shown | undefined): string {
    if (price === undefined) return say('quote.notPriced');
    if (price.monthlyMinor !== null) return formatKnown(language, `quote.level.${price.level}`, price.level ?? '');
    const code = price.code === 'countryByHand' ? 'byHand' : price.code;
    return formatKnown(language, `quote.noPrice.${code}`, say('quote.noPrice.other'));
  }
}
