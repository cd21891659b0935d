import {
  addDays,
  maxReferenceLength,
  validateOrderText,
  validateText,
  type ServiceOrderCreate,
  type TextError,
} from '@skerry/contracts';
import { readPlace } from './move/places.ts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';

/** What the form holds, as texts: a capacity in bit/s, the ids of additions with commas, or the id of a product is `chosen`. */
export interface ChangeValues {
  chosen: string;
  /** Of a new agreement; empty while the one that is there goes on. */
  months: string;
  /** Of a move: one of `moveKinds`. */
  moveKind: string;
  /** One of the company's sites, or an address, as `readPlace` reads it. */
  newSite: string;
  newAddress: string;
  floor: string;
  room: string;
  /** YYYY-MM-DD; empty for as soon as can be. */
  wantedAt: string;
  /** YYYY-MM-DD */
  lastDay: string;
  reference: string;
  text: string;
  /** Typed by hand; see `confirmationOf`. */
  confirmation: string;
}

export type ChangeField = keyof ChangeValues;

export const changeFields = [
  'chosen',
  'months',
  'moveKind',
  'newSite',
  'newAddress',
  'floor',
  'room',
  'wantedAt',
  'lastDay',
  'text',
  'reference',
  'confirmation',
] as const;

/** To another floor or room, to another site of the company, or to an address. */
export const moveKinds = ['inside', 'site', 'address'] as const;

/** The most characters of a floor and of a room. */
export const maxInsideLength = { floor: 20, room: 50 } as const;

/** Whether what is to be changed has been said. */
export function hasChoice(change: ServiceChangeKind, values: ChangeValues): boolean {
  switch (change) {
    case 'renegotiate':
      return values.months !== '';
    case 'move':
      return placeFieldOf(values) === 'floor'
        ? values.floor.trim() + values.room.trim() !== ''
        : readPlace(values[placeFieldOf(values)]) !== undefined;
    case 'terminate':
      return true;
    default:
      return values.chosen !== '';
  }
}

/** The field that says where a move leads. */
export function placeFieldOf({ moveKind }: Pick<ChangeValues, 'moveKind'>): 'floor' | 'newSite' | 'newAddress' {
  return moveKind === 'site' ? 'newSite' : moveKind === 'address' ? 'newAddress' : 'floor';
}

/** What is changed and when; then all of it once more, with what is written about it. */
export const changeSteps = ['change', 'checkout'] as const;
export type ChangeStep = (typeof changeSteps)[number];

export function stepOf(field: ChangeField): ChangeStep {
  return ['text', 'reference', 'confirmation'].includes(field) ? 'checkout' : 'change';
}

/** How far ahead a change can be wanted, in days. */
export const maxWantedDays = 730;

export interface ChangeFault {
  field: ChangeField;
  code: TextError['code'] | 'tooEarly' | 'mismatch' | 'unknown' | 'past' | 'tooLate' | 'outOfReach' | 'unchanged';
  character?: string | undefined;
}

/** What decides whether the form can be sent. */
export interface ChangeSubject {
  change: ServiceChangeKind;
  /** What is to be typed before something ends. */
  confirmation: string;
  /** By the time of notice. */
  earliestLastDay: string;
  today: string;
  /** Whether all that is chosen can be had: an offer may have gone since. */
  isOffered: (values: Pick<ChangeValues, 'chosen' | 'months'>) => boolean;
  /** Where the services are. */
  siteIds: readonly string[];
  /** The product can't be delivered where it shall move to. */
  isOutOfReach: boolean;
}

/** What is to be typed before services end, so that nobody ends the wrong ones by a slip: the id of one, the number of several. */
export function confirmationOf(serviceIds: readonly string[]): string {
  const [first = '', ...others] = serviceIds;
  return others.length === 0 ? first : String(serviceIds.length);
}

/** What keeps the order from being sent, in the order of the fields. */
export function changeFaults(subject: ChangeSubject, values: ChangeValues): ChangeFault[] {
  return changeFields.flatMap((field) => {
    const fault = faultOf(field, subject, values);
    return fault === undefined ? [] : [{ field, ...fault }];
  });
}

function faultOf(
  field: ChangeField,
  subject: ChangeSubject,
  values: ChangeValues,
): Omit<ChangeFault, 'field'> | undefined {
  const { change, confirmation, earliestLastDay, today, isOffered } = subject;
  const value = values[field];
  const isTermination = change === 'terminate';
  const isEmpty = value.trim() === '';
  switch (field) {
    case 'chosen':
      if (isTermination || change === 'renegotiate' || change === 'move') return undefined;
      if (isEmpty) return { code: 'required' };
      return isOffered({ chosen: value, months: '' }) ? undefined : { code: 'unknown' };
    case 'months':
      if (change === 'renegotiate' && isEmpty) return { code: 'required' };
      if (change === 'renegotiate') return isOffered(values) ? undefined : { code: 'unknown' };
      if (change !== 'upgrade' || isEmpty || !isOffered({ ...values, months: '' })) return undefined;
      return isOffered(values) ? undefined : { code: 'unknown' };
    case 'moveKind':
      return undefined;
    case 'newSite':
    case 'newAddress':
      return change === 'move' && placeFieldOf(values) === field ? placeFault(value, subject) : undefined;
    case 'floor':
    case 'room':
      return change === 'move' ? insideFault(field, values) : undefined;
    case 'wantedAt':
      if (isTermination || isEmpty) return undefined;
      if (value < today) return { code: 'past' };
      return value > addDays(today, maxWantedDays) ? { code: 'tooLate' } : undefined;
    case 'lastDay':
      if (!isTermination) return undefined;
      if (isEmpty) return { code: 'required' };
      return value < earliestLastDay ? { code: 'tooEarly' } : undefined;
    case 'text':
      return isEmpty && !isTermination ? undefined : validateOrderText(value);
    case 'reference':
      return isEmpty ? undefined : validateText(value, { maxLength: maxReferenceLength });
    case 'confirmation':
      if (!isTermination) return undefined;
      if (isEmpty) return { code: 'required' };
      return value.trim().toUpperCase() === confirmation.toUpperCase() ? undefined : { code: 'mismatch' };
  }
}

function placeFault(value: string, { siteIds, isOutOfReach }: ChangeSubject): Omit<ChangeFault, 'field'> | undefined {
  const place = readPlace(value);
  if (place === undefined) return { code: 'required' };
  if ('siteId' in place && siteIds.includes(place.siteId)) return { code: 'unchanged' };
  return isOutOfReach ? { code: 'outOfReach' } : undefined;
}

function insideFault(field: 'floor' | 'room', values: ChangeValues): Omit<ChangeFault, 'field'> | undefined {
  if (values[field].trim() !== '') return validateText(values[field], { maxLength: maxInsideLength[field] });
  return field === placeFieldOf(values) && values.room.trim() === '' ? { code: 'required' } : undefined;
}

/** The additions that are chosen. */
export function chosenAddons(chosen: string): string[] {
  return chosen.split(',').filter((id) => id !== '');
}

/** The order, as the API takes it. */
export function serviceOrder(
  change: ServiceChangeKind,
  orderServiceIds: readonly string[],
  values: ChangeValues,
): ServiceOrderCreate {
  const { chosen, months, wantedAt, lastDay, reference, text } = values;
  const about = {
    orderServiceIds: [...orderServiceIds],
    ...(change !== 'terminate' && wantedAt !== '' && { wantedAt }),
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(text.trim() !== '' && { text: text.trim() }),
  };
  switch (change) {
    case 'upgrade':
      return {
        orderType: 'UPGRADE_ORDER',
        capacityBps: Number(chosen),
        ...(months !== '' && { agreementPeriodInMonths: Number(months) }),
        ...about,
      };
    case 'addon':
      return { orderType: 'ADDITIONAL_ORDER', addonIds: chosenAddons(chosen), ...about };
    case 'replace':
      return { orderType: 'CONVERSION_ORDER', replacementProductId: chosen, ...about };
    case 'renegotiate':
      return { orderType: 'RENEGOTIATION_ORDER', agreementPeriodInMonths: Number(months), ...about };
    case 'move':
      return {
        orderType: placeFieldOf(values) === 'floor' ? 'INTERNAL_MOVE_ORDER' : 'EXTERNAL_MOVE_ORDER',
        newPlace: newPlaceOf(values),
        ...about,
      };
    case 'terminate':
      return { orderType: 'TERMINATION_ORDER', lastDay, ...about };
  }
}

function newPlaceOf(values: ChangeValues): NonNullable<ServiceOrderCreate['newPlace']> {
  const field = placeFieldOf(values);
  const place = field === 'floor' ? undefined : readPlace(values[field]);
  return {
    ...(place && ('siteId' in place ? { siteId: place.siteId } : place.address)),
    ...(values.floor.trim() !== '' && { floor: values.floor.trim() }),
    ...(values.room.trim() !== '' && { room: values.room.trim() }),
  };
}
