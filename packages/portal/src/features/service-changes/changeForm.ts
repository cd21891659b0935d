import {
  addDays,
  maxReferenceLength,
  validateOrderText,
  validateText,
  type ServiceOrderCreate,
  type TextError,
} from '@skerry/contracts';
import type { ServiceChangeKind } from '../../platform/services-section/service-changes.ts';

/** What the form holds, as texts: a capacity in bit/s, the ids of additions with commas, or the id of a product is `chosen`. */
export interface ChangeValues {
  chosen: string;
  /** Of a new agreement; empty while the one that is there goes on. */
  months: string;
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

export const changeFields = ['chosen', 'months', 'wantedAt', 'lastDay', 'text', 'reference', 'confirmation'] as const;

/** What is changed and when; then all of it once more, with what is written about it. */
export const changeSteps = ['change', 'checkout'] as const;
export type ChangeStep = (typeof changeSteps)[number];

export function stepOf(field: ChangeField): ChangeStep {
  return ['chosen', 'months', 'wantedAt', 'lastDay'].includes(field) ? 'change' : 'checkout';
}

/** How far ahead a change can be wanted, in days. */
export const maxWantedDays = 730;

export interface ChangeFault {
  field: ChangeField;
  code: TextError['code'] | 'tooEarly' | 'mismatch' | 'unknown' | 'past' | 'tooLate';
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
  { change, confirmation, earliestLastDay, today, isOffered }: ChangeSubject,
  values: ChangeValues,
): Omit<ChangeFault, 'field'> | undefined {
  const value = values[field];
  const isTermination = change === 'terminate';
  const isEmpty = value.trim() === '';
  switch (field) {
    case 'chosen':
      if (isTermination) return undefined;
      if (isEmpty) return { code: 'required' };
      return isOffered({ chosen: value, months: '' }) ? undefined : { code: 'unknown' };
    case 'months':
      if (change !== 'upgrade' || isEmpty || !isOffered({ ...values, months: '' })) return undefined;
      return isOffered(values) ? undefined : { code: 'unknown' };
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

/** The additions that are chosen. */
export function chosenAddons(chosen: string): string[] {
  return chosen.split(',').filter((id) => id !== '');
}

/** The order, as the API takes it. */
export function serviceOrder(
  change: ServiceChangeKind,
  orderServiceIds: readonly string[],
  { chosen, months, wantedAt, lastDay, reference, text }: ChangeValues,
): ServiceOrderCreate {
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
    case 'terminate':
      return { orderType: 'TERMINATION_ORDER', lastDay, ...about };
  }
}
