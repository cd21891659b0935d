import type { FrameworkAgreement } from './api-types.ts';
import { isOpenAgreement } from './framework-agreements.ts';

const product = { id: 'dia-static', name: 'DIA Static' };
const agreement: FrameworkAgreement = {
  id: 'FA-1',
  name: 'Connections',
  products: [product],
  productPackages: [],
  quoteAndOrderInternalUsersOnly: false,
};
const customer = { isInternal: false };
const staff = { isInternal: true };

describe('an agreement', () => {
  it.each([
    ['products', agreement],
    ['packages alone', { ...agreement, products: [], productPackages: [product] }],
  ])('with %s is open to everybody', (_, open) => {
    expect([isOpenAgreement(open, customer), isOpenAgreement(open, staff)]).toEqual([true, true]);
  });

  it('on nothing is open to nobody', () => {
    const empty = { ...agreement, products: [] };
    expect([isOpenAgreement(empty, customer), isOpenAgreement(empty, staff)]).toEqual([false, false]);
  });

  it('for internal users is open to them alone', () => {
    const internal = { ...agreement, quoteAndOrderInternalUsersOnly: true };
    expect([isOpenAgreement(internal, customer), isOpenAgreement(internal, staff)]).toEqual([false, true]);
  });
});
