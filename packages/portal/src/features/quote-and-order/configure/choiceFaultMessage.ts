import {
  type QuotableProduct,
  maxNameLength,
  maxOrderTextLength,
  maxReferenceLength,
  type TextError,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { answerFaultMessage } from '../../../platform/answers/answer-fault.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { maxCorrelationIdLength, type ChoiceFault, type ChoiceField } from './choices.ts';

const chosen: Partial<Record<ChoiceField, MessageId>> = {
  agreementId: 'quoteConfigure.required.agreement',
  productId: 'quoteConfigure.required.product',
  capacitiesBps: 'quoteConfigure.required.capacity',
  terms: 'quoteConfigure.required.term',
  accessTypes: 'quoteConfigure.required.access',
};
const lengths: Partial<Record<ChoiceField, number>> = {
  reference: maxReferenceLength,
  note: maxOrderTextLength,
  correlationId: maxCorrelationIdLength,
};

/** What to say at a field. */
export function choiceFaultMessage(
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  fault: ChoiceFault,
  product?: QuotableProduct,
): string {
  const { id, values } = descriptorOf(fault, product);
  return formatMessage({ id }, values);
}

function descriptorOf(
  { field, code, character }: ChoiceFault,
  product: QuotableProduct | undefined,
): MessageDescriptor {
  const asked = product?.characteristics?.find((each) => field === `characteristics.${each.id}`);
  if (asked) return answerFaultMessage({ code, character }, asked);
  const id = chosen[field];
  if (id !== undefined) return { id };
  if (field === 'contact.email' && code === 'invalidFormat') return { id: 'validation.email.invalidFormat' };
  if (field === 'contact.phone' && code === 'invalidFormat') return { id: 'quoteConfigure.contact.phone.invalid' };
  return textErrorMessage({ code, character } as TextError, lengths[field] ?? maxNameLength);
}
