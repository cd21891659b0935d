import { maxOrderTextLength, maxReferenceLength, type TextError } from '@skerry/contracts';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { textErrorMessage } from '../../platform/form/text-error.ts';
import { maxInsideLength, type ChangeField } from './changeForm.ts';

export interface FaultContext {
  /** The earliest last day, in words. */
  earliest: string;
  /** Whether the change is for more than one service. */
  isSeveral: boolean;
}

/** What to say at a field, whether the form or the server has found it. */
export function changeFaultMessage(
  { field, code, character }: { field: ChangeField; code: string; character?: string | undefined },
  { earliest, isSeveral }: FaultContext,
): MessageDescriptor {
  switch (code) {
    case 'tooEarly':
      return { id: 'serviceChange.lastDay.tooEarly', values: { day: earliest } };
    case 'mismatch':
      return { id: isSeveral ? 'serviceChange.several.confirmation.mismatch' : 'serviceChange.confirmation.mismatch' };
    case 'past':
    case 'invalidFormat':
      return { id: 'serviceChange.wanted.past' };
    case 'tooLate':
      return { id: 'serviceChange.wanted.tooLate' };
    case 'outOfReach':
    case 'notInCountry':
      return { id: 'serviceChange.move.outOfReach' };
    case 'unchanged':
      return { id: isPlace(field) ? 'serviceChange.move.unchanged' : 'serviceChange.unchanged' };
    case 'required':
      if (isPlace(field)) return { id: `serviceChange.move.${field}.required` };
      break;
    case 'unknown':
      return { id: 'serviceChange.unknown' };
  }
  return textErrorMessage(
    { code: code as TextError['code'], ...(character !== undefined && { character }) },
    field === 'reference'
      ? maxReferenceLength
      : field === 'floor' || field === 'room'
        ? maxInsideLength[field]
        : maxOrderTextLength,
  );
}

function isPlace(field: ChangeField): field is 'floor' | 'newSite' | 'newAddress' {
  return field === 'floor' || field === 'newSite' || field === 'newAddress';
}
