import type { TextError } from '@skerry/contracts';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { describeCharacter } from '../../../platform/form/describe-character.ts';

/** What to say about a text that can't be saved. */
export function textFaultMessage(fault: Pick<TextError, 'code' | 'character'>, max: number): MessageDescriptor {
  switch (fault.code) {
    case 'unsupportedCharacter':
      return {
        id: 'validation.unsupportedCharacter',
        values: { character: describeCharacter(fault.character ?? '') },
      };
    case 'tooLong':
      return { id: 'validation.tooLong', values: { max } };
    case 'required':
      return { id: 'validation.required' };
    case 'taken':
      return { id: 'services.tags.nameTaken' };
    default:
      return { id: 'form.invalid' };
  }
}
