import { CustomerScopeMissingError, identityOf, principalOf } from './identity.ts';

const claims = { sub: 'account-1', customer: { id: '4471820' }, microserviceRegistry: 'no', customerLocale: 'no' };

describe('the identity in a token', () => {
  it('has the roles of the realm and of every resource, each once', () => {
    const identity = identityOf({
      ...claims,
      realm_access: { roles: ['UserAdministrator', 'offline_access'] },
      resource_access: { portal: { roles: ['Purchaser', 'UserAdministrator'] }, other: { roles: ['cp-invoices'] } },
    });
    expect(identity.roles).toEqual(['UserAdministrator', 'offline_access', 'Purchaser', 'cp-invoices']);
  });

  it('is internal for internal staff only', () => {
    expect(identityOf({ ...claims, userCategory: 'internalStaff' }).isInternal).toBe(true);
    expect(identityOf({ ...claims, userCategory: 'internalstaff' }).isInternal).toBe(false);
    expect(identityOf(claims).isInternal).toBe(false);
  });

  it.each([
    [{}, { mfaType: undefined, versaSsoAllowed: false }],
    [
      { mfaType: 'sms', versaSsoAllowed: true },
      { mfaType: 'sms', versaSsoAllowed: true },
    ],
    [
      { mfaType: 7, versaSsoAllowed: 'true' },
      { mfaType: undefined, versaSsoAllowed: true },
    ],
    [{ versaSsoAllowed: 'no' }, { versaSsoAllowed: false }],
    [{ auth_time: 1_732_172_520 }, { loggedInAt: new Date('2024-11-21T07:02:00Z') }],
    [{ auth_time: 'today' }, { loggedInAt: undefined }],
  ])('says how the person signed in, and where they may go on to: %j', (told, expected) => {
    expect(identityOf({ ...claims, ...told })).toMatchObject(expected);
  });

  it('falls back to se for a country or registry that does not exist', () => {
    const identity = identityOf({ ...claims, customerLocale: 'fi', microserviceRegistry: 'fi' });
    expect([identity.customerCountry, identity.registry]).toEqual(['se', 'se']);
  });

  it.each([
    ['portal-no', 'no'],
    ['skerry-portal', 'se'],
    [undefined, 'se'],
  ])('has the registry that the client id %j ends with, where no claim names one', (azp, registry) => {
    const others = { sub: claims.sub, customer: claims.customer };
    expect(identityOf({ ...others, ...(azp !== undefined && { azp }) }).registry).toBe(registry);
    expect(identityOf({ ...claims, ...(azp !== undefined && { azp }), microserviceRegistry: 'dk' }).registry).toBe(
      'dk',
    );
  });

  it('takes the customer from customerScope where there is no customer claim', () => {
    expect(identityOf({ sub: 'account-1', customerScope: '5520310' }).customerId).toBe('5520310');
  });

  it.each([
    {},
    { sub: 'account-1' },
    { sub: 'account-1', customer: {} },
    { customer: { id: '4471820' } },
    { sub: '', customer: { id: '' } },
  ])('is refused without account or customer: %j', (incomplete) => {
    expect(() => identityOf(incomplete)).toThrow(CustomerScopeMissingError);
  });

  it('is another principal for another account, customer or impersonated user', () => {
    const base = { accountId: 'a', customerId: '1' };
    const others = [
      base,
      { ...base, accountId: 'b' },
      { ...base, customerId: '2' },
      { ...base, impersonatedUserId: 'u' },
    ];
    expect(new Set(others.map(principalOf)).size).toBe(4);
  });
});
