import type { TextError } from '@skerry/contracts';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { describeCharacter } from './describe-character.ts';

/** What to say about a text that breaks the common rules. */
export function textErrorMessage({ code, character = '' }: TextError, max: number): MessageDescriptor {
  switch (code) {
    case 'required':
      return { id: 'validation.required' };
    case 'unsupportedCharacter':
      return { id: 'validation.unsupportedCharacter', values: { character: describeCharacter(character) } };
    case 'tooLong':
      return { id: 'validation.tooLong', values: { max } };
    default:
      return { id: 'form.invalid' };
  }
}
