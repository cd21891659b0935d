import { maxOrderTextLength, validateOrderText } from '@skerry/contracts';
import type { MessageDescriptor } from '../../../../platform/alerts/error-message.ts';
import { textErrorMessage } from '../../../../platform/form/text-error.ts';

/** What to say about a question or an answer that can't be sent. */
export function quoteTextError(text: string): MessageDescriptor | undefined {
  const error = validateOrderText(text);
  return error && textErrorMessage(error, maxOrderTextLength);
}

/** What a form about a quote keeps typed text under. `about` is the question that is answered. */
export function quoteFormId(form: 'answer' | 'ask' | 'manual', quoteId: string, about = ''): string {
  return `quote.${form}.${quoteId}${about === '' ? '' : `.${about}`}`;
}
