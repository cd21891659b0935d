import { validateText, type TextError } from '../validation/text/text.ts';

/** Longest text of a service on the invoice, in characters. */
export const maxInvoiceTextLength = 50;

/** What is wrong with the text of a service on the invoice, or undefined. An empty one takes it away. */
export function validateInvoiceText(text: string): TextError | undefined {
  return text.trim() === '' ? undefined : validateText(text, { maxLength: maxInvoiceTextLength });
}
