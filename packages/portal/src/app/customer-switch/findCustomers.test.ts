import { aSelectableCustomer } from '../../testing/builders.ts';
import { findCustomers } from './findCustomers.ts';

const customers = [
  aSelectableCustomer({ id: '4471820', name: 'Havstrand Logistik AB', organisationNumber: '559901-4471' }),
  aSelectableCustomer({ id: '5520310', name: 'Fjordheim Sjømat AS', organisationNumber: '899 552 031' }),
  aSelectableCustomer({ id: '6630420', name: 'Øresund Handel A/S' }),
  aSelectableCustomer({ id: '7', name: 'Åhus 1820 AB' }),
];

describe('the customers that a filter finds', () => {
  it.each([
    ['', ['4471820', '5520310', '6630420', '7']],
    ['  ', ['4471820', '5520310', '6630420', '7']],
    ['havstrand', ['4471820']],
    ['ab havs', ['4471820']],
    ['sjomat', ['5520310']],
    ['SJØMAT', ['5520310']],
    ['oresund', ['6630420']],
    ['åhus', ['7']],
    ['559901-4471', ['4471820']],
    ['5599014471', ['4471820']],
    ['899552031', ['5520310']],
    ['899 552', ['5520310']],
    ['6630420', ['6630420']],
    ['1820', ['4471820', '7']],
    ['havstrand 559901', []],
    ['brahe', []],
    ['-', []],
  ])('of “%s” are %j', (filter, ids) => {
    expect(findCustomers(customers, filter).map(({ id }) => id)).toEqual(ids);
  });
});
