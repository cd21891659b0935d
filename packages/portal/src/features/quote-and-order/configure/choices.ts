import {
  isOpenAgreement,
  maxNameLength,
  maxReferenceLength,
  quoteLimits,
  validateInstallationContactField,
  validateOrderText,
  validateText,
  type FrameworkAgreement,
  type InstallationContact,
  type QuotableProduct,
  type QuoteRequest,
  type SiteListConfiguration,
} from '@skerry/contracts';
import {
  askedOptions,
  hasOptions,
  noOptions,
  optionFaults,
  optionsOfProduct,
  type Options,
} from './options/options.ts';
import { requestSite, type QuotableSite } from './plannedSites.ts';

/** What is chosen for the sites of a list. */
export interface Choices {
  agreementId: string;
  productId: string;
  capacitiesBps: readonly number[];
  /** In months. */
  terms: readonly number[];
  accessTypes: readonly string[];
  fastTrack: boolean;
  /** Of every site that has none of its own. */
  options: Options;
  /** By the site's id in the list. */
  ownOptions: Readonly<Record<string, Options>>;
  reference: string;
  note: string;
  correlationId: string;
  /** Who is met at a single site. */
  contact: InstallationContact;
}

/** What somebody types. */
export const typedFields = ['reference', 'note', 'correlationId'] as const;
export const contactFields = ['name', 'email', 'phone'] as const;
export type ChoiceField =
  | 'agreementId'
  | 'productId'
  | 'capacitiesBps'
  | 'terms'
  | 'accessTypes'
  | 'addonIds'
  | 'ownOptions'
  | `characteristics.${string}`
  | (typeof typedFields)[number]
  | `contact.${(typeof contactFields)[number]}`;

export interface ChoiceFault {
  field: ChoiceField;
  code: string;
  character?: string | undefined;
}

export const maxCorrelationIdLength = 64;

/** What a specialist prices where no rule does. */
const usualCapacities = [100, 200, 500, 1000, 10_000].map((megabits) => megabits * 1_000_000);
const usualTerms = [12, 24, 36, 60];

/** The agreements that one can request prices under. */
export function openAgreements(agreements: readonly FrameworkAgreement[], isInternal: boolean): FrameworkAgreement[] {
  return agreements.filter((agreement) => isOpenAgreement(agreement, { isInternal }));
}

/** What was chosen the last time; of an agreement that is gone nothing. */
export function choicesOf(
  configuration: SiteListConfiguration | null,
  agreements: readonly FrameworkAgreement[],
  listed?: InstallationContact,
): Choices {
  const { agreementId = '', productIds = [], options = {}, ...kept } = configuration ?? {};
  const isKept = agreements.some(({ id }) => id === agreementId);
  // One that customers have themselves is the likelier.
  const likely = agreements.find((each) => !each.quoteAndOrderInternalUsersOnly) ?? agreements[0];
  return {
    agreementId: isKept ? agreementId : (likely?.id ?? ''),
    productId: isKept ? (productIds[0] ?? '') : '',
    capacitiesBps: kept.capacitiesBps ?? [],
    terms: kept.terms ?? [],
    accessTypes: kept.accessTypes ?? [],
    fastTrack: kept.fastTrack ?? false,
    options: kept.productOptions ?? noOptions,
    ownOptions: Object.fromEntries(
      (kept.differences ?? []).flatMap(({ siteId, productOptions }) =>
        productOptions === undefined ? [] : [[siteId, productOptions]],
      ),
    ),
    reference: kept.reference ?? '',
    note: kept.note ?? '',
    correlationId: kept.correlationId ?? '',
    contact: {
      name: options['contactName'] ?? listed?.name ?? '',
      email: options['contactEmail'] ?? listed?.email ?? '',
      phone: options['contactPhone'] ?? listed?.phone ?? '',
    },
  };
}

/** As the list keeps it. */
export function configurationOf(choices: Choices): SiteListConfiguration {
  const { agreementId, productId, capacitiesBps, terms, accessTypes, fastTrack, reference, note, correlationId } =
    choices;
  const differences = Object.entries(choices.ownOptions).map(([siteId, productOptions]) => ({
    siteId,
    productOptions,
  }));
  const { name, email, phone } = choices.contact;
  return {
    ...(agreementId !== '' && { agreementId }),
    productIds: productId === '' ? [] : [productId],
    capacitiesBps: [...capacitiesBps],
    terms: [...terms],
    accessTypes: [...accessTypes],
    fastTrack,
    reference,
    note,
    correlationId: correlationId.slice(0, maxCorrelationIdLength),
    options: { contactName: name, contactEmail: email, contactPhone: phone },
    ...((choices.options.addonIds.length > 0 || Object.keys(choices.options.characteristics).length > 0) && {
      productOptions: choices.options,
    }),
    ...(differences.length > 0 && { differences }),
  };
}

/** What can be chosen of a product. Where it has no prices by rules, what is usual: a specialist makes them. */
export function offeredOf({ capacitiesBps, terms, accessTypes }: QuotableProduct) {
  return {
    capacitiesBps: capacitiesBps.length > 0 ? capacitiesBps : usualCapacities,
    terms: terms.length > 0 ? terms : usualTerms,
    accessTypes: accessTypes.length > 0 ? accessTypes : ['fibre'],
    isByHand: capacitiesBps.length === 0,
  };
}

/** Another product: what it has too stays chosen, and what it has only one of is chosen. */
export function withProduct(choices: Choices, product: QuotableProduct): Choices {
  const offered = offeredOf(product);
  const kept = <Value>(chosen: readonly Value[], has: readonly Value[]) => {
    const common = chosen.filter((each) => has.includes(each));
    return common.length === 0 && has.length === 1 ? has : common;
  };
  const accessTypes = kept(choices.accessTypes, offered.accessTypes);
  return {
    ...choices,
    productId: product.id,
    capacitiesBps: kept(choices.capacitiesBps, offered.capacitiesBps),
    terms: kept(choices.terms, offered.terms),
    accessTypes: accessTypes.length > 0 ? accessTypes : offered.accessTypes.slice(0, 1),
    options: optionsOfProduct(product, choices.options),
    ownOptions: Object.fromEntries(
      Object.entries(choices.ownOptions).map(([siteId, options]) => [siteId, optionsOfProduct(product, options)]),
    ),
  };
}

/** What keeps the prices from being requested, in the order of the form. */
export function choiceFaults(choices: Choices, product: QuotableProduct | undefined): ChoiceFault[] {
  const { reference, note, correlationId, contact } = choices;
  const lists = ['capacitiesBps', 'terms', 'accessTypes'] as const;
  const typed: [ChoiceField, ReturnType<typeof validateText>][] = [
    ['reference', isEmpty(reference) ? undefined : validateText(reference, { maxLength: maxReferenceLength })],
    [
      'correlationId',
      isEmpty(correlationId) ? undefined : validateText(correlationId, { maxLength: maxCorrelationIdLength }),
    ],
    ['note', isEmpty(note) ? undefined : validateOrderText(note)],
    ...(hasContact(choices)
      ? contactFields.map((part): [ChoiceField, ReturnType<typeof validateText>] => [
          `contact.${part}`,
          validateInstallationContactField(part, contact[part]),
        ])
      : []),
  ];
  return [
    ...(choices.agreementId === '' ? [{ field: 'agreementId' as const, code: 'required' }] : []),
    ...(product === undefined ? [{ field: 'productId' as const, code: 'required' }] : []),
    ...lists.flatMap((field) => (choices[field].length === 0 ? [{ field, code: 'required' }] : [])),
    ...(product === undefined
      ? []
      : optionFaults(product, choices.options).map(({ field, ...error }) => ({
          field: field as ChoiceField,
          ...error,
        }))),
    ...(product !== undefined && Object.values(choices.ownOptions).some((own) => optionFaults(product, own).length > 0)
      ? [{ field: 'ownOptions' as const, code: 'invalid' }]
      : []),
    ...typed.flatMap(([field, error]) => (error ? [{ field, code: error.code, character: error.character }] : [])),
  ];
}

/** Whether somebody to meet is named: then all of it is needed. */
export function hasContact({ contact }: Choices): boolean {
  return contactFields.some((part) => !isEmpty(contact[part]));
}

export function variantCount({ capacitiesBps, terms, accessTypes }: Choices): number {
  return capacitiesBps.length * terms.length * accessTypes.length;
}

/** How many sites go in one request, so that it has no more prices than one may have. */
export function sitesPerRequest(choices: Choices, isByHand: boolean): number {
  if (isByHand) return quoteLimits.sites;
  return Math.min(quoteLimits.sites, Math.floor(quoteLimits.prices / Math.max(1, variantCount(choices))));
}

/** More of them at once are no price request any more but a project. */
export const maxRequests = 20;

export function requestCount(sites: number, choices: Choices, isByHand: boolean): number {
  return Math.ceil(sites / sitesPerRequest(choices, isByHand));
}

/** The requests for prices at the sites of a list, as few as can be. */
export function priceRequests(
  { siteListId, name, sites }: { siteListId: string; name: string; sites: readonly QuotableSite[] },
  choices: Choices,
  { isByHand, product }: { isByHand: boolean; product: QuotableProduct | undefined },
): QuoteRequest[] {
  const size = sitesPerRequest(choices, isByHand);
  const { agreementId, productId, capacitiesBps, terms, accessTypes, fastTrack } = choices;
  const texts = {
    reference: choices.reference.trim(),
    correlationId: choices.correlationId.trim(),
    note: choices.note.trim(),
  };
  const { email, phone } = choices.contact;
  const contact =
    hasContact(choices) && sites.length === 1
      ? { name: choices.contact.name.trim(), email: email.trim(), phone: phone.replaceAll(' ', '') }
      : undefined;
  const count = Math.ceil(sites.length / size);
  return Array.from({ length: count }, (_, place) => ({
    // One site names its quote itself.
    ...(sites.length > 1 && { name: partName(name, place + 1, count) }),
    agreementId,
    productIds: [productId],
    capacitiesBps: [...capacitiesBps],
    terms: [...terms],
    accessTypes: [...accessTypes],
    ...(fastTrack && { fastTrack }),
    ...(product && hasOptions(product) && { productOptions: askedOptions(product, choices.options) }),
    sites: sites.slice(place * size, (place + 1) * size).map((site) => {
      const own = choices.ownOptions[site.id];
      return { ...requestSite(site, contact), ...(own && { productOptions: askedOptions(product, own) }) };
    }),
    siteListId,
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(isByHand && { manualHandling: true }),
  }));
}

/** Of the quotes that a list is divided into, each says which it is. */
function partName(name: string, part: number, count: number): string {
  if (count === 1) return name;
  const end = ` (${part}/${count})`;
  return name.slice(0, maxNameLength - end.length) + end;
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
