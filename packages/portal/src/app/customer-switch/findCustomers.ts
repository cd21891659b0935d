import type { SelectableCustomer } from '@skerry/contracts';
import { plainLetters } from '@skerry/i18n';

/** The customers whose name has all the words, or whose organisation number or customer id the digits. */
export function findCustomers(customers: readonly SelectableCustomer[], filter: string): readonly SelectableCustomer[] {
  const words = plainLetters(filter).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s-]+$/.test(filter) ? onlyDigits(filter) : '';
  return customers.filter(({ id, name, organisationNumber = '' }) => {
    const isNumbered = digits !== '' && (id.includes(digits) || onlyDigits(organisationNumber).includes(digits));
    const plainName = plainLetters(name);
    return isNumbered || words.every((word) => plainName.includes(word));
  });
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
