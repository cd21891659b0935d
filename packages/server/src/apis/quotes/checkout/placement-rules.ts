import {
  isBlank,
  maxReferenceLength,
  normaliseInstallationContact,
  validateInstallationContact,
  validateOrderText,
  validateText,
  validateWantedWeek,
  type Installation,
  type OrderPlacement,
  type OrderPlacementLine,
  type QuoteVariant,
  type TextError,
} from '@skerry/contracts';
import type { StoredPrice } from '../../../database/schema/quotes.ts';
import { invalid } from '../../../http/problem.ts';
import type { QuoteSiteRow, StoredQuote } from '../quote-row.ts';
import { refuseUnstorable } from '../requests/request-rules.ts';

interface Fault {
  field: string;
  code: string;
  character?: string;
}

/** A line of an order with what the quote has of it. */
export interface PlacedLine {
  line: OrderPlacementLine;
  site: QuoteSiteRow;
  variant: QuoteVariant;
  price: StoredPrice;
}

const texts = { floor: 20, room: 50, accessHours: 200 } as const;

/** The lines of an order by the quote. Throws 422 with all that is wrong with what was sent. */
export function checkedLines({ quote, sites }: StoredQuote, placement: OrderPlacement, today: string): PlacedLine[] {
  const { lines, installations = [], wantedWeek } = placement;
  const faults: Fault[] = [];
  const fault = (field: string, code: string | undefined) => {
    if (code !== undefined) faults.push({ field, code });
  };
  if (lines.length === 0) fault('lines', 'required');
  const found = lines.flatMap((line, place): PlacedLine[] => {
    const site = sites.find(({ position }) => String(position) === line.siteId);
    const variant = quote.variants.find(({ id }) => id === line.variantId);
    const price = site?.prices.find(({ variantId }) => variantId === line.variantId);
    if (site === undefined) fault(`lines.${place}.siteId`, 'unknown');
    else if (variant === undefined || price === undefined) fault(`lines.${place}.variantId`, 'unknown');
    if (lines.findIndex(({ siteId }) => siteId === line.siteId) !== place) fault(`lines.${place}.siteId`, 'duplicate');
    return site !== undefined && variant !== undefined && price !== undefined ? [{ line, site, variant, price }] : [];
  });
  for (const [place, installation] of installations.entries()) {
    if (installations.findIndex(({ siteId }) => siteId === installation.siteId) !== place)
      fault(`installations.${place}.siteId`, 'duplicate');
    faults.push(
      ...installationFaults(installation, lines).map((each) => ({
        ...each,
        field: `installations.${place}.${each.field}`,
      })),
    );
  }
  if (wantedWeek !== undefined) fault('wantedWeek', validateWantedWeek(wantedWeek, today));
  if (!placement.acceptsTerms) fault('acceptsTerms', 'required');
  const short = (text: string) => validateText(text, { maxLength: maxReferenceLength });
  faults.push(
    ...optional('reference', placement.reference, short),
    ...optional('purchaseOrderNumber', placement.purchaseOrderNumber, short),
    ...optional('invoiceText', placement.invoiceText, short),
    ...optional('note', placement.note, validateOrderText),
  );
  if (faults.length > 0) throw invalid(...faults);
  refuseUnstorable(placement);
  return found;
}

function installationFaults(installation: Installation, lines: readonly OrderPlacementLine[]): Fault[] {
  const isOrdered = lines.some(({ siteId }) => siteId === installation.siteId);
  return [
    ...(isOrdered ? [] : [{ field: 'siteId', code: 'unknown' }]),
    ...(Object.keys(texts) as (keyof typeof texts)[]).flatMap((field) =>
      optional(field, installation[field], (text) => validateText(text, { maxLength: texts[field] })),
    ),
    ...validateInstallationContact(normaliseInstallationContact(installation.contact)).map((each) => ({
      ...each,
      field: `contact.${each.field}`,
    })),
  ];
}

function optional(field: string, text: string | undefined, validate: (text: string) => TextError | undefined): Fault[] {
  const found = text === undefined || isBlank(text) ? undefined : validate(text);
  return found ? [{ field, ...found }] : [];
}

/** Why a line can't be ordered by what the quote has of it; undefined if it can. */
export function whyNot({ site, price }: PlacedLine): string | undefined {
  if (site.prices.some(({ orderId }) => orderId !== null)) return 'ALREADY_ORDERED';
  if (price.level !== 'firm') return 'NOT_FIRM';
  return isDelivered(site.site.country) ? undefined : 'COUNTRY_BY_HAND';
}

export function isDelivered(country: string): country is 'SE' | 'NO' | 'DK' {
  return country === 'SE' || country === 'NO' || country === 'DK';
}
