import { maxOrderTextLength, validateOrderText } from '@skerry/contracts';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { textErrorMessage } from '../../platform/form/text-error.ts';

/** What to say about a message or a reason that can't be sent. */
export function orderTextError(text: string): MessageDescriptor | undefined {
  const error = validateOrderText(text);
  return error && textErrorMessage(error, maxOrderTextLength);
}
