import {
  maxChangeReferenceLength,
  maxChangeServices,
  maxChangeTextLength,
  maxNameLength,
  type ChangeKind,
  type TextError,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { answerFaultMessage } from '../../platform/answers/answer-fault.ts';
import { textErrorMessage } from '../../platform/form/text-error.ts';
import type { ChangeFault } from './changeRequestForm.ts';

const texts: Readonly<Record<string, MessageId>> = {
  past: 'changeRequestForm.fault.past',
  tooLate: 'changeRequestForm.fault.tooLate',
  inFreeze: 'changeRequestForm.fault.inFreeze',
  notAfterStart: 'changeRequestForm.fault.notAfterStart',
  longerThanWindow: 'changeRequestForm.fault.longerThanWindow',
  notInService: 'changeRequestForm.fault.notInService',
  notForKind: 'changeRequestForm.fault.notForKind',
  unknown: 'changeRequestForm.fault.unknown',
};

/** What has a text of its own where its form is wrong, by field. */
const forms: Readonly<Record<string, MessageId>> = {
  startTime: 'validation.timeOfDay.invalidFormat',
  endTime: 'validation.timeOfDay.invalidFormat',
  allowedOutageMinutes: 'validation.digits.invalidFormat',
  contactPhone: 'changeRequestForm.contactPhone.invalid',
};

/** What to say at a field, whether the form or the server has found it. */
export function changeFaultMessage(fault: ChangeFault, kind: ChangeKind | undefined): MessageDescriptor {
  const { field, code, character } = fault;
  const asked = kind?.schema.find(({ id }) => `details.${id}` === field);
  switch (code) {
    case 'tooEarly':
      return { id: 'changeRequestForm.fault.tooEarly', values: { count: kind?.leadTimeHours ?? 0 } };
    case 'tooShort':
      return { id: 'changeRequestForm.fault.tooShort', values: { count: kind?.minimumMinutes ?? 0 } };
    case 'tooMany':
      return { id: 'changeRequestForm.fault.tooMany', values: { max: maxChangeServices } };
    case 'outOfRange':
      return asked ? answerFaultMessage(fault, asked) : { id: 'form.invalid' };
    case 'required':
      return { id: field === 'freezeAccepted' ? 'changeRequestForm.freezeAccepted.required' : 'validation.required' };
    case 'invalidFormat':
      return asked ? answerFaultMessage(fault, asked) : { id: forms[field] ?? 'form.invalid' };
    default: {
      // What is wrong with a secret tells none of its letters.
      if (code === 'unsupportedCharacter' && asked?.type === 'secret')
        return { id: 'changeRequestForm.secret.characters' };
      const own = Object.hasOwn(texts, code) ? texts[code] : undefined;
      if (own) return { id: own };
      return textErrorMessage(
        { code: code as TextError['code'], ...(character !== undefined && { character }) },
        asked?.maxLength ?? maxLengths[field] ?? maxChangeTextLength,
      );
    }
  }
}

const maxLengths: Readonly<Record<string, number>> = {
  reference: maxChangeReferenceLength,
  contactName: maxNameLength,
};
