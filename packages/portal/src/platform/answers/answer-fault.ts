import { maxAnswerLength, type AnswerError, type FormField, type TextError } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { textErrorMessage } from '../form/text-error.ts';

/** What has a text of its own where its form is wrong, by type of field. */
const forms: Readonly<Record<string, MessageId>> = {
  number: 'validation.digits.invalidFormat',
  timeOfDay: 'validation.timeOfDay.invalidFormat',
  ipv4: 'validation.ipv4.invalidFormat',
  macAddress: 'validation.macAddress.invalidFormat',
  ssid: 'validation.ssid.invalidFormat',
  url: 'validation.url.invalidFormat',
  ascii: 'validation.ascii.invalidFormat',
};

/** What to say at a field that the provider has drawn up. */
export function answerFaultMessage(
  { code, character }: Pick<AnswerError, 'code'> & { character?: string | undefined },
  { type, minimum, maximum, maxLength }: FormField,
): MessageDescriptor {
  switch (code) {
    case 'outOfRange':
      return maximum === undefined
        ? { id: 'form.invalid' }
        : { id: 'form.answer.outOfRange', values: { min: minimum ?? 0, max: maximum } };
    case 'invalidFormat':
      return { id: (Object.hasOwn(forms, type) ? forms[type] : undefined) ?? 'form.invalid' };
    default:
      return textErrorMessage(
        { code: code as TextError['code'], ...(character !== undefined && { character }) },
        maxLength ?? maxAnswerLength,
      );
  }
}
