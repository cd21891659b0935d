import { validateInstallationContact, type PlannedSite } from '@skerry/contracts';
import type { useIntl } from 'react-intl';
import { describeCharacter } from '../../../../platform/form/describe-character.ts';
import { rowFaultText } from './rowFaultText.ts';
import { hasContact, rowFault, rowValuesOf, type RowField } from './rowValues.ts';

const cellFields: readonly RowField[] = ['name', 'address', 'country', 'coordinate', 'reference'];

/** All that is wrong with a row, as “Phone: …”. */
export function rowFaults(formatMessage: ReturnType<typeof useIntl>['formatMessage'], site: PlannedSite): string[] {
  const values = rowValuesOf(site);
  const inCells = cellFields.flatMap((field) => {
    const fault = rowFault(field, values);
    const label = formatMessage({ id: `quoteMany.field.${field}` });
    return fault
      ? [formatMessage({ id: 'quoteMany.fault' }, { field: label, fault: rowFaultText(formatMessage, fault) })]
      : [];
  });
  const inContact = hasContact(values)
    ? validateInstallationContact(values.contact).map(({ field }) =>
        formatMessage(
          { id: 'quoteMany.fault.contact' },
          { field: formatMessage({ id: `quoteMany.contact.${field}` }) },
        ),
      )
    : [];
  return [...inCells, ...inContact];
}

/** Which rule it is. */
export function rejectionText(
  formatMessage: ReturnType<typeof useIntl>['formatMessage'],
  { field, code, character, locationCoordinate }: PlannedSite,
): string {
  const name = field?.split('.')[0] ?? '';
  const label = formatMessage({
    id: name in fieldTexts ? fieldTexts[name as keyof typeof fieldTexts] : 'quoteMany.field.other',
  });
  if (code === 'unsupportedCharacter' && character !== null)
    return formatMessage({ id: 'quoteMany.code.character' }, { field: label, character: describeCharacter(character) });
  if (code === 'required' && field === 'country' && locationCoordinate !== null)
    return formatMessage({ id: 'quoteMany.code.noCountry' });
  const known = code !== null && code in codeTexts ? codeTexts[code as keyof typeof codeTexts] : 'quoteMany.code.other';
  return formatMessage({ id: known }, { field: label });
}

const fieldTexts = {
  name: 'quoteMany.field.name',
  address: 'quoteMany.field.address',
  country: 'quoteMany.field.country',
  locationCoordinate: 'quoteMany.field.coordinate',
  customerSearchReference: 'quoteMany.field.reference',
  contacts: 'quoteMany.field.contact',
} as const;

const codeTexts = {
  required: 'quoteMany.code.required',
  tooLong: 'quoteMany.code.tooLong',
  outOfRange: 'quoteMany.code.outOfRange',
  notInCountry: 'quoteMany.code.notInCountry',
} as const;
