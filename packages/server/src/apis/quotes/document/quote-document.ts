import { localZone, noProductOptions, type Quote, type QuoteSite } from '@skerry/contracts';
import { formatDate, languages, type Language } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';
import type { PdfBlock, PdfContent } from '../../../files/pdf/pdf-content.ts';
import { nameWithBuilding } from '../site-name.ts';
import { optionFacts, otherOptions } from './option-blocks.ts';
import type { Say } from './say.ts';
import { priceTables } from './price-tables.ts';

export interface QuoteDocumentContext {
  language: Language;
  /** As customers know the provider's portal. */
  appName: string;
  customerName: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** A quote on paper: what was asked for, its prices, how binding they are, and what was asked about it. */
export function quoteDocument(
  quote: Quote,
  { language, appName, customerName, today }: QuoteDocumentContext,
): PdfContent {
  const say: Say = (id, values) => formatMessage(language, id, values);
  const day = (time: string) => formatDate(language, new Date(time), 'date', localZone);
  const title = say('quotePdf.title', { number: quote.number });
  return {
    title,
    author: appName,
    language: languages[language].locale,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'facts', facts: factsOf(quote, { customerName, today, language, say, day }) },
      { kind: 'text', text: bindingOf(quote, say, day) },
      ...priceTables(quote, language),
      ...otherOptions(quote, language, say),
      {
        kind: 'text',
        isNote: true,
        text: [
          say('quotePdf.amounts', { currency: quote.currency }),
          say('quotePdf.delivery', { day: day(today) }),
        ].join(' '),
      },
      ...questionsOf(quote, say, day),
    ],
    footOf: (page, pages) => [appName, title, say('quotePdf.page', { page, pages })].join('  ·  '),
  };
}

type Day = (time: string) => string;

function factsOf(
  quote: Quote,
  {
    customerName,
    today,
    language,
    say,
    day,
  }: Pick<QuoteDocumentContext, 'customerName' | 'today' | 'language'> & { say: Say; day: Day },
): [string, string][] {
  const { products, sites, name, reference, agreement, createdBy, createdAt, validUntil, siteCount } = quote;
  const [only] = sites;
  const facts: [string, string][] = [
    [say('quotePdf.fact.customer'), customerName],
    [say('quotePdf.fact.product', { count: products.length }), products.map((product) => product.name).join(', ')],
    siteCount === 1 && only
      ? [say('quotePdf.fact.site'), placeOf(only)]
      : [say('quotePdf.fact.sites'), [name, say('quote.sites.count', { count: siteCount })].filter(Boolean).join(', ')],
    ...optionFacts(quote, quote.productOptions ?? noProductOptions, language, say),
    [say('quotePdf.fact.reference'), reference],
    [say('quotePdf.fact.agreement'), agreement.name],
    [say('quotePdf.fact.requested'), say('quotePdf.fact.requestedBy', { day: day(createdAt), name: createdBy })],
    [say('quotePdf.fact.validUntil'), validUntil === null ? '' : day(validUntil)],
    [say('quotePdf.fact.printed'), day(today)],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The name of a site with its address; what the one says of the other is said once. */
function placeOf(site: QuoteSite): string {
  const called = nameWithBuilding(site);
  const street = [site.streetName, site.houseNumber].filter(Boolean).join(' ');
  const town = [site.zipCode, site.city].filter(Boolean).join(' ');
  return [called, called.includes(street) ? '' : street, called.includes(site.city) ? '' : town]
    .filter(Boolean)
    .join(', ');
}

/** How far its reader can rely on the prices. */
function bindingOf({ status, level, prices, validUntil }: Quote, say: Say, day: Day): string {
  if (status === 'SIGNED') return say('quotePdf.binding.ordered');
  if (validUntil === null || prices.firm === 0) return say('quotePdf.binding.estimate');
  const until = { day: day(validUntil) };
  if (status === 'RENEW_ACCESSONLINE') return say('quotePdf.binding.expired', until);
  return say(
    level === 'firm' && prices.firm === prices.priced ? 'quotePdf.binding.firm' : 'quotePdf.binding.mixed',
    until,
  );
}

/** In the order in which they were asked. */
function questionsOf({ questions }: Quote, say: Say, day: Day): PdfBlock[] {
  if (questions.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say('quotePdf.questions') },
    ...questions.toReversed().flatMap(({ text, askedBy, askedAt, answer }): PdfBlock[] => [
      { kind: 'text', text: say('quotePdf.question', { asked: askedBy, day: day(askedAt), text }) },
      ...(answer
        ? [
            {
              kind: 'text' as const,
              text: say('quotePdf.answer', { answered: answer.by, day: day(answer.at), text: answer.text }),
            },
          ]
        : []),
    ]),
  ];
}
