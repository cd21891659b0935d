import type { SelectableCustomer } from '@skerry/contracts';

/** The customers whose name has all the words, or whose organisation number or customer id the digits. */
export function findCustomers(customers: readonly SelectableCustomer[], filter: string): readonly SelectableCustomer[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  const digits = /^[\d\s-]+$/.test(filter) ? onlyDigits(filter) : '';
  return customers.filter(({ id, name, organisationNumber = '' }) => {
    const isNumbered = digits !== '' && (id.includes(digits) || onlyDigits(organisationNumber).includes(digits));
    const plainName = plain(name);
    return isNumbered || words.every((word) => plainName.includes(word));
  });
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** "Øresund" is found by "oresund": letters lose their marks. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}
