import {
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
  /** YYYY-MM-DD */
  lastDay: string;
  reference: string;
  text: string;
  /** Typed by hand; see `confirmationOf`. */
  confirmation: string;
}

export type ChangeField = keyof ChangeValues;

export const changeFields = ['chosen', 'lastDay', 'text', 'reference', 'confirmation'] as const;

export interface ChangeFault {
  field: ChangeField;
  code: TextError['code'] | 'tooEarly' | 'mismatch';
  character?: string | undefined;
}

/** What decides whether the form can be sent. */
export interface ChangeSubject {
  change: ServiceChangeKind;
  /** What is to be typed before something ends. */
  confirmation: string;
  /** By the time of notice. */
  earliestLastDay: string;
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
  { change, confirmation, earliestLastDay }: ChangeSubject,
  values: ChangeValues,
): Omit<ChangeFault, 'field'> | undefined {
  const value = values[field];
  const isTermination = change === 'terminate';
  const isEmpty = value.trim() === '';
  switch (field) {
    case 'chosen':
      return !isTermination && isEmpty ? { code: 'required' } : undefined;
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
  { chosen, lastDay, reference, text }: ChangeValues,
): ServiceOrderCreate {
  const about = {
    orderServiceIds: [...orderServiceIds],
    ...(reference.trim() !== '' && { reference: reference.trim() }),
    ...(text.trim() !== '' && { text: text.trim() }),
  };
  switch (change) {
    case 'upgrade':
      return { orderType: 'UPGRADE_ORDER', capacityBps: Number(chosen), ...about };
    case 'addon':
      return { orderType: 'ADDITIONAL_ORDER', addonIds: chosenAddons(chosen), ...about };
    case 'replace':
      return { orderType: 'CONVERSION_ORDER', replacementProductId: chosen, ...about };
    case 'terminate':
      return { orderType: 'TERMINATION_ORDER', lastDay, ...about };
  }
}
