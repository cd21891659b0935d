import { customerRoles, permissions } from '@skerry/contracts';
import { allOf, anyOf, everyone, mayOpen } from './access.ts';

describe('access', () => {
  it('for everyone needs no role', () => {
    expect(mayOpen(everyone, [])).toBe(true);
  });

  it('by any of several roles is given by each of them and by no other', () => {
    const access = anyOf('OperationResponsible', 'cp-invoices');
    for (const role of [...customerRoles, ...permissions]) {
      expect(mayOpen(access, [role])).toBe(role === 'OperationResponsible' || role === 'cp-invoices');
    }
    expect(mayOpen(access, [])).toBe(false);
  });

  it('by all of several roles needs each of them', () => {
    const access = allOf('Purchaser', 'BillingResponsible');
    expect(mayOpen(access, ['Purchaser'])).toBe(false);
    expect(mayOpen(access, ['BillingResponsible'])).toBe(false);
    expect(mayOpen(access, ['BillingResponsible', 'Purchaser', 'QuoteRequester'])).toBe(true);
  });

  it('compares whole names in their own case', () => {
    expect(mayOpen(anyOf('UserAdministrator'), ['useradministrator', 'UserAdministrator2', 'User'])).toBe(false);
  });
});
