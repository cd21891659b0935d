import type { QuoteRequest, QuoteRequestSite } from '../api-types.ts';
import { maxReferenceLength, validateInstallationContact, validateOrderText } from '../orders/order-forms.ts';
import { isBlank, maxNameLength, validateText, type TextError } from '../validation/text/text.ts';

/** Of one request for prices. */
export const quoteLimits = { capacities: 5, terms: 4, sites: 100, prices: 100, products: 9, accessTypes: 3 } as const;

/** What is wrong with a field of a request; `field` as the API names it. */
export interface QuoteRequestError {
  field: string;
  code: string;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

/** How many prices a request asks for. */
export function priceCountOf({
  sites,
  productIds,
  capacitiesBps,
  terms,
  accessTypes = ['fibre'],
}: Pick<QuoteRequest, 'sites' | 'productIds' | 'capacitiesBps' | 'terms' | 'accessTypes'>): number {
  return sites.length * productIds.length * capacitiesBps.length * terms.length * accessTypes.length;
}

/** What is wrong with a request by itself, in the order of the form. What an agreement has is not looked at. */
export function validateQuoteRequest(request: QuoteRequest): QuoteRequestError[] {
  const { productIds, capacitiesBps, terms, accessTypes, sites, manualHandling = false } = request;
  const count = priceCountOf(request);
  return [
    ...listErrors('productIds', productIds, quoteLimits.products),
    ...listErrors('capacitiesBps', capacitiesBps, quoteLimits.capacities),
    ...error(
      'capacitiesBps',
      capacitiesBps.every((capacity) => Number.isSafeInteger(capacity) && capacity > 0) ? undefined : 'outOfRange',
    ),
    ...listErrors('terms', terms, quoteLimits.terms),
    ...error(
      'terms',
      terms.every((term) => Number.isInteger(term) && term > 0 && term <= 120) ? undefined : 'outOfRange',
    ),
    ...(accessTypes === undefined ? [] : listErrors('accessTypes', accessTypes, quoteLimits.accessTypes)),
    ...error('sites', sites.length === 0 ? 'required' : sites.length > quoteLimits.sites ? 'tooMany' : undefined),
    ...error('cells', count > quoteLimits.prices && !manualHandling ? 'tooMany' : undefined),
    // Of too many sites nobody reads what is wrong with each.
    ...(sites.length > quoteLimits.sites ? [] : sites.flatMap(siteErrors)),
    ...optional('name', request.name, (text) => validateText(text, { maxLength: maxNameLength })),
    ...optional('reference', request.reference, (text) => validateText(text, { maxLength: maxReferenceLength })),
    ...optional('note', request.note, validateOrderText),
  ];
}

const siteTexts = {
  building: 100,
  streetName: 100,
  houseNumber: 20,
  zipCode: 20,
  city: 100,
  reference: maxReferenceLength,
} as const;

function siteErrors(site: QuoteRequestSite, place: number): QuoteRequestError[] {
  const at = site.coordinates;
  const isOnEarth = at === undefined || (Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180);
  // A specialist finds it by one or the other.
  const isPlaced = at !== undefined || site.siteId !== undefined || !isBlank(site.streetName ?? '');
  const found = validateText(site.name, { maxLength: maxNameLength });
  const errors = [
    ...(found ? [{ field: 'name', ...found }] : []),
    ...(Object.keys(siteTexts) as (keyof typeof siteTexts)[]).flatMap((field) =>
      optional(field, site[field], (text) => validateText(text, { maxLength: siteTexts[field] })),
    ),
    ...error('country', /^[A-Z]{2}$/.test(site.country) ? undefined : 'invalidFormat'),
    ...error('coordinates', isPlaced ? (isOnEarth ? undefined : 'outOfRange') : 'required'),
    ...(site.contact
      ? validateInstallationContact(site.contact).map((part) => ({ ...part, field: `contact.${part.field}` }))
      : []),
  ];
  return errors.map((each) => ({ ...each, field: `sites.${place}.${each.field}` }));
}

function listErrors(field: string, values: readonly (string | number)[], max: number): QuoteRequestError[] {
  if (values.length === 0) return error(field, 'required');
  if (values.length > max) return error(field, 'tooMany');
  return error(field, new Set(values).size === values.length ? undefined : 'duplicate');
}

function optional(
  field: string,
  text: string | undefined,
  validate: (text: string) => TextError | undefined,
): QuoteRequestError[] {
  const found = text === undefined || isBlank(text) ? undefined : validate(text);
  return found ? [{ field, ...found }] : [];
}

function error(field: string, code: string | undefined): QuoteRequestError[] {
  return code === undefined ? [] : [{ field, code }];
}
