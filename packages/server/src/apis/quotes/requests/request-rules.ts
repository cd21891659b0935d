import {
  completeOptions,
  dayOf,
  normaliseInstallationContact,
  priceCountOf,
  validateOrderText,
  validateQuoteRequest,
  validateText,
  type OfferedOptions,
  type QuoteRequest,
  type QuoteRequestSite,
  type QuoteVariant,
} from '@skerry/contracts';
import type { TenantQueries } from '../../../database/connect.ts';
import type { StoredSite } from '../../../database/schema/quotes.ts';
import { unstorableFields } from '../../../database/stored-text.ts';
import { invalid } from '../../../http/problem.ts';
import type { Principal } from '../../../identity/principal.ts';
import { ownSites, type OwnSite } from '../../../inventory/own-sites.ts';
import type { Currency, PriceBook } from '../../../pricing/price-book.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { offeredOptions } from '../../../pricing/product-options.ts';
import { nameWithBuilding } from '../site-name.ts';
import { namedOptions, optionErrors } from './option-rules.ts';
import { withSitesOfList } from './sites-of-list.ts';
import { offeredProducts, openAgreement, type Agreement } from '../agreements.repository.ts';
import type { NewQuote } from '../quote-changes.repository.ts';

/** Where a specialist makes the prices there may be more of them, but not so many that nobody could. */
const maxByHand = 2000;

/** A required text, as it is stored. */
export function requiredText(field: string, text: string): string {
  const error = validateOrderText(text);
  if (error !== undefined) throw invalid({ field, ...error });
  return text.trim();
}

/** Texts that no rule of their own looks at are ids, of other systems too. */
export function refuseUnstorable(body: object): void {
  const faults = unstorableFields(body).map((field) => ({ field, code: 'unsupportedCharacter' }));
  if (faults.length > 0) throw invalid(...faults);
}

/** A request as it is stored. Throws 422 with all its errors, 403 where the agreement has it not. */
export async function checkedQuoteRequest(
  queries: TenantQueries,
  given: QuoteRequest,
  principal: Principal,
): Promise<NewQuote> {
  const body = await withSitesOfList(queries, given);
  const book = await currentPriceBook(queries);
  const own = await ownSites(
    queries,
    body.sites.flatMap(({ siteId }) => siteId ?? []),
  );
  const errors = [
    ...validateQuoteRequest(body),
    ...body.sites.flatMap(({ siteId }, place) =>
      siteId === undefined || own.has(siteId) ? [] : [{ field: `sites.${place}.siteId`, code: 'unknown' }],
    ),
    ...accessTypeErrors(body, book),
    ...idErrors(body),
    ...optionErrors(body, offeredOptions(book, body.productIds)),
    ...(body.manualHandling === true && priceCountOf(body) > maxByHand ? [{ field: 'cells', code: 'tooMany' }] : []),
  ];
  if (errors.length > 0) throw invalid(...errors);
  refuseUnstorable(body);
  const agreement = await openAgreement(queries, body.agreementId, principal, dayOf(new Date()));
  const products = offeredProducts(agreement, book, body.productIds);
  const offered = offeredOptions(book, body.productIds);
  const sites = body.sites.map((site) => storedSite(site, own, offered));
  const productOptions = completeOptions(offered, body.productOptions);
  const by = `${principal.firstName} ${principal.lastName}`;
  return {
    name: body.name?.trim() || nameOf(sites),
    reference: (body.reference ?? '').trim(),
    note: (body.note ?? '').trim(),
    agreement,
    correlationId: body.correlationId?.trim() || null,
    siteListId: body.siteListId ?? null,
    products,
    variants: variantsOf(body),
    productOptions,
    offeredOptions: namedOptions(offered, [productOptions, ...sites.flatMap((site) => site.productOptions ?? [])]),
    priceBookVersion: book.version,
    currency: currencyOf(agreement, sites, principal),
    sites,
    createdBy: by,
    createdByUserId: principal.userId,
    renewalOf: null,
  };
}

/** Ids of other systems are shown and looked for: like names, they have nothing in them that is not seen. Their length stands in the document. */
function idErrors({ correlationId, sites }: QuoteRequest): { field: string; code: string }[] {
  const ids = [
    ['correlationId', correlationId] as const,
    ...sites.map(({ dataCenterSiteId }, place) => [`sites.${place}.dataCenterSiteId`, dataCenterSiteId] as const),
  ];
  return ids.flatMap(([field, id]) => {
    const error = id === undefined || id.trim() === '' ? undefined : validateText(id, {});
    return error === undefined ? [] : [{ field, ...error }];
  });
}

/** Ways of access that the network has; without a price book nobody knows them, and a specialist gets what was asked for. */
function accessTypeErrors(
  { accessTypes = [] }: QuoteRequest,
  { reach, products, version }: PriceBook,
): { field: string; code: string }[] {
  if (version === 0) return [];
  const known = new Set([...reach.map(({ accessType }) => accessType), ...products.flatMap((one) => one.accessTypes)]);
  return accessTypes.flatMap((accessType, place) =>
    known.has(accessType) ? [] : [{ field: `accessTypes.${place}`, code: 'unknown' }],
  );
}

function variantsOf({
  productIds,
  capacitiesBps,
  terms,
  accessTypes = ['fibre'],
  fastTrack = false,
}: QuoteRequest): QuoteVariant[] {
  const combinations = productIds.flatMap((productId) =>
    capacitiesBps.flatMap((capacityBps) =>
      accessTypes.flatMap((accessType) =>
        terms.map((termMonths) => ({ productId, capacityBps, termMonths, accessType, fastTrack })),
      ),
    ),
  );
  return combinations.map((variant, place) => ({ id: `v${place + 1}`, ...variant }));
}

function storedSite(site: QuoteRequestSite, own: ReadonlyMap<string, OwnSite>, offered: OfferedOptions): StoredSite {
  const row = site.siteId === undefined ? undefined : own.get(site.siteId);
  const text = (value: string | undefined) => value?.trim() ?? '';
  const place =
    row === undefined
      ? {
          name: text(site.name),
          streetName: text(site.streetName),
          houseNumber: text(site.houseNumber) || null,
          zipCode: text(site.zipCode),
          city: text(site.city),
          country: site.country,
          coordinates: site.coordinates ?? null,
        }
      : {
          name: row.name,
          streetName: row.street_name,
          houseNumber: row.house_number,
          zipCode: row.zip_code,
          city: row.city,
          country: row.country,
          coordinates: { longitude: row.longitude, latitude: row.latitude },
        };
  return {
    siteId: site.siteId ?? null,
    ...place,
    building: row === undefined ? text(site.building) || null : null,
    reference: text(site.reference) || null,
    dataCenterSiteId: site.dataCenterSiteId ?? null,
    productOptions: site.productOptions === undefined ? null : completeOptions(offered, site.productOptions),
    contact: site.contact ? normaliseInstallationContact(site.contact) : null,
  };
}

/** Of one site, its own name with the city; several are named by the customer or by nobody. */
function nameOf(sites: readonly StoredSite[]): string {
  const [only] = sites;
  if (only === undefined || sites.length > 1) return '';
  const name = nameWithBuilding(only);
  return only.city === '' || name.includes(only.city) ? name : `${name}, ${only.city}`;
}

const ofCountry: Readonly<Record<string, Currency>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };
const ofRegistry: Readonly<Record<Principal['registry'], Currency>> = { se: 'SEK', no: 'NOK', dk: 'DKK', com: 'EUR' };

/** The agreement's; without one, that of the country that all sites are in, or the customer's own. */
export function currencyOf(
  { currency }: Pick<Agreement, 'currency'>,
  sites: readonly Pick<StoredSite, 'country'>[],
  { registry }: Pick<Principal, 'registry'>,
): Currency {
  const [country = '', ...others] = new Set(sites.map((site) => site.country));
  return currency ?? (others.length === 0 ? ofCountry[country] : undefined) ?? ofRegistry[registry];
}
