import type { useIntl } from 'react-intl';
import { textErrorMessage } from '../../../../platform/form/text-error.ts';
import type { RowFault } from './rowValues.ts';

/** What is wrong with a field, in words. */
export function rowFaultText(
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  { code, character, maxLength }: RowFault,
): string {
  if (code === 'country') return formatMessage({ id: 'quoteMany.country.invalid' });
  if (code === 'coordinate')
    return formatMessage({ id: 'quoteMany.coordinate.invalid' }, { example: '67.1339, 20.6528' });
  if (code === 'outOfRange') return formatMessage({ id: 'quoteWhere.limits' });
  const { id, values } = textErrorMessage({ code, character } as Parameters<typeof textErrorMessage>[0], maxLength);
  return formatMessage({ id }, values);
}
