import type { OpticalOptions, OpticalPlace, OpticalProduct, OpticalRequestCreate } from '../api-types.ts';
import { addDays } from '../orders/iso-week.ts';
import { maxReferenceLength, validateInstallationContact, validateOrderText } from '../orders/order-forms.ts';
import type { CustomerRole } from '../roles.ts';
import { isDate } from '../validation/time/date.ts';
import { isBlank, validateText } from '../validation/text/text.ts';
import { isSamePlace } from './place.ts';

/** Who asks for optical services, and sees what was asked for. The others read what there is. */
export const opticalRoles: readonly CustomerRole[] = ['OperationResponsible', 'Purchaser', 'QuoteRequester'];

/** Longest address, in characters. */
export const maxAddressLength = 200;
/** One way, in milliseconds. */
export const maxLatency = 1000;
/** How many services a new one may be routed apart from. */
export const maxDiverseServices = 10;
/** Nobody plans further ahead. */
const maxDaysAhead = 730;

/** What is wrong with a field of a request; `field` as the API names it. */
export interface OpticalError {
  field: string;
  code: string;
  /** With `unsupportedCharacter`, the first one found. */
  character?: string;
}

/** What a request is validated against. */
export interface OpticalRules {
  products: OpticalOptions['products'];
  /** Where the ends are; undefined where that is not known. */
  aEnd: OpticalPlace | undefined;
  zEnd: OpticalPlace | undefined;
  /** YYYY-MM-DD */
  today: string;
}

/** All errors of a request, in the order of the form. */
export function validateOpticalRequest(request: OpticalRequestCreate, rules: OpticalRules): OpticalError[] {
  const { aEnd, zEnd, products, today } = rules;
  const product = products.find(({ id }) => id === request.productId);
  return [
    ...endErrors('aEnd', request.aEnd, aEnd),
    ...endErrors('zEnd', request.zEnd, zEnd),
    ...(aEnd && zEnd && isSamePlace(aEnd, zEnd) ? error('zEnd', 'samePlace') : []),
    ...productErrors(request, product, [aEnd, zEnd]),
    ...error('diverseFrom', (request.diverseFrom ?? []).length > maxDiverseServices ? 'tooMany' : undefined),
    ...error('maxLatencyMs', latencyProblem(request.maxLatencyMs)),
    ...error('wantedOn', wantedProblem(request.wantedOn, today)),
    ...validateInstallationContact(request.contact).map((found) => ({ ...found, field: `contact.${found.field}` })),
    ...optionalText('reference', request.reference, (text) => validateText(text, { maxLength: maxReferenceLength })),
    ...optionalText('note', request.note, validateOrderText),
  ];
}

function endErrors(
  field: 'aEnd' | 'zEnd',
  { kind, address = '', country }: OpticalRequestCreate['aEnd'],
  place: OpticalPlace | undefined,
): OpticalError[] {
  if (kind !== 'address') return error(field, place ? undefined : 'unknown');
  const found = validateText(address, { maxLength: maxAddressLength });
  return [
    ...(found ? [{ field: `${field}.address`, ...found }] : []),
    ...error(`${field}.country`, country ? undefined : 'required'),
  ];
}

function productErrors(
  request: OpticalRequestCreate,
  product: OpticalProduct | undefined,
  ends: readonly (OpticalPlace | undefined)[],
): OpticalError[] {
  if (!product) return error('productId', 'unknown');
  const { countries, signals, protections, hasEncryption, terms } = product;
  const signal = signals.find(({ id }) => id === request.signal);
  const isOffered = ends.every((end) => end === undefined || countries.includes(end.country));
  return [
    ...error('productId', isOffered ? undefined : 'notInCountry'),
    ...choiceErrors(
      'signal',
      request.signal,
      signals.map(({ id }) => id),
    ),
    ...choiceErrors('clientInterface', request.clientInterface, signal?.interfaces ?? []),
    ...choiceErrors('protection', request.protection, protections),
    ...error('encryption', request.encryption === true && !hasEncryption ? 'notOffered' : undefined),
    ...error('termMonths', terms.includes(request.termMonths) ? undefined : 'unknown'),
  ];
}

/** One of the choices where there are any, and nothing where there are none. */
function choiceErrors(field: string, chosen = '', choices: readonly string[]): OpticalError[] {
  if (chosen === '') return error(field, choices.length > 0 ? 'required' : undefined);
  return error(field, choices.includes(chosen) ? undefined : 'unknown');
}

function latencyProblem(latency: number | undefined): string | undefined {
  return latency === undefined || (latency > 0 && latency <= maxLatency) ? undefined : 'outOfRange';
}

function wantedProblem(day: string, today: string): string | undefined {
  if (!isDate(day)) return 'invalidFormat';
  if (day < today) return 'past';
  return day > addDays(today, maxDaysAhead) ? 'tooLate' : undefined;
}

function optionalText(
  field: string,
  text: string | undefined,
  validate: (text: string) => Omit<OpticalError, 'field'> | undefined,
): OpticalError[] {
  const found = text === undefined || isBlank(text) ? undefined : validate(text);
  return found ? [{ field, ...found }] : [];
}

function error(field: string, code: string | undefined): OpticalError[] {
  return code === undefined ? [] : [{ field, code }];
}
