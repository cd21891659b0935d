import { phonePattern } from '../validation/users/contact.ts';
import { isBlank, maxNameLength, validateText, type TextRule } from '../validation/text/text.ts';
import { maxChangeTextLength, type ChangeError } from './details.ts';

/** Services that one request is for at most. */
export const maxChangeServices = 500;

/** Longest reference of the customer's own. */
export const maxChangeReferenceLength = 50;

/** What is said with a request besides the fields of its kind; each may be left empty. */
export interface ChangeTexts {
  reference?: string;
  rollback?: string;
  /** Who is met at the site: both or neither. */
  contactName?: string;
  contactPhone?: string;
}

/** What is wrong with a message or a reason, or undefined. Its lines may be broken. */
export function validateChangeText(text: string) {
  return validateText(text.replaceAll(/\r?\n/g, ' '), { maxLength: maxChangeTextLength });
}

/** As they are stored: trimmed, a phone number without the spaces that people group digits with. */
export function normaliseChangeTexts(texts: ChangeTexts): Required<ChangeTexts> {
  const { reference = '', rollback = '', contactName = '', contactPhone = '' } = texts;
  return {
    reference: reference.trim(),
    rollback: rollback.trim(),
    contactName: contactName.trim(),
    contactPhone: contactPhone.replaceAll(' ', ''),
  };
}

const rules: Readonly<Record<keyof ChangeTexts, TextRule>> = {
  reference: { maxLength: maxChangeReferenceLength },
  rollback: { maxLength: maxChangeTextLength },
  contactName: { maxLength: maxNameLength },
  contactPhone: { hasForm: (text) => phonePattern.test(text) },
};

/** All that is wrong with the texts, in the order of the form. */
export function validateChangeTexts(given: ChangeTexts): ChangeError[] {
  const texts = normaliseChangeTexts(given);
  return (['reference', 'rollback', 'contactName', 'contactPhone'] as const).flatMap((field) => {
    const isNeeded = field.startsWith('contact') && !(isBlank(texts.contactName) && isBlank(texts.contactPhone));
    if (isBlank(texts[field]) && !isNeeded) return [];
    const error = validateText(
      field === 'rollback' ? texts[field].replaceAll(/\r?\n/g, ' ') : texts[field],
      rules[field],
    );
    return error === undefined ? [] : [{ field, ...error }];
  });
}
