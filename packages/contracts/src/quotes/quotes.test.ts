import type { QuoteRequest } from '../api-types.ts';
import { decisionsNeeded, quoteActionsFor, rolesForQuotes, type QuoteState } from './actions.ts';
import { deliveryWeekOf } from './delivery-week.ts';
import { priceCountOf, validateQuoteRequest } from './quote-request.ts';
import { nextQuoteStatuses, quoteStatuses, quoteStatusOn } from './statuses.ts';

const site = {
  name: 'Norra Kajen 2',
  country: 'SE',
  coordinates: { longitude: 17.3255, latitude: 62.3974 },
};
const aRequest = (given: Partial<QuoteRequest> = {}): QuoteRequest => ({
  agreementId: 'FA-1',
  productIds: ['dia-static'],
  capacitiesBps: [200_000_000],
  terms: [36],
  sites: [site],
  ...given,
});
const faults = (given: Partial<QuoteRequest>) =>
  validateQuoteRequest(aRequest(given)).map(({ field, code }) => `${field} ${code}`);

describe('a quote', () => {
  it('goes to a known status only, and nowhere once it is signed or expired', () => {
    for (const status of quoteStatuses)
      for (const then of nextQuoteStatuses(status)) expect(quoteStatuses).toContain(then);
    expect([nextQuoteStatuses('SIGNED'), nextQuoteStatuses('RENEW_ACCESSONLINE'), nextQuoteStatuses('OTHER')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it.each([
    ['COMPLETED', '2025-01-15', 'COMPLETED'],
    ['COMPLETED', '2025-01-14', 'RENEW_ACCESSONLINE'],
    ['ESTIMATED', '2025-01-14', 'RENEW_ACCESSONLINE'],
    ['SIGNED', '2025-01-14', 'SIGNED'],
    ['IN_PROGRESS', null, 'IN_PROGRESS'],
  ])('that is %s until %s is %s on 15 January', (status, validUntil, shown) => {
    expect(quoteStatusOn('2025-01-15', { status, validUntil })).toBe(shown);
  });

  it('can be ordered by those who may, and by a requester with an approval', () => {
    const state: QuoteState = {
      status: 'COMPLETED',
      hasOpenQuestion: false,
      hasOrders: false,
      firmPrices: 1,
      isRenewed: false,
      hasPendingApproval: false,
    };
    expect(quoteActionsFor(state, new Set(['Purchaser']))).toEqual(['ask', 'withdraw', 'order', 'requestApproval']);
    expect(quoteActionsFor(state, new Set(['QuoteRequester']))).toEqual(['ask', 'withdraw', 'requestApproval']);
    expect(quoteActionsFor({ ...state, hasPendingApproval: true }, new Set(['Purchaser']))).toEqual(['ask']);
    expect(quoteActionsFor({ ...state, firmPrices: 0 }, new Set(['Purchaser']))).toEqual(['ask', 'withdraw']);
    expect(quoteActionsFor({ ...state, status: 'RENEW_ACCESSONLINE' }, new Set(['Purchaser']))).toEqual([
      'withdraw',
      'renew',
    ]);
    expect(quoteActionsFor(state, new Set(['OperationStaff']))).toEqual([]);
  });

  it('needs one decision for a requester, and one more above the limit', () => {
    const [requester, purchaser] = [new Set(['QuoteRequester']), new Set(['Purchaser'])];
    const above = { monthlyMinor: 300_001, limitMinor: 300_000 };
    const within = { monthlyMinor: 300_000, limitMinor: 300_000 };
    expect([decisionsNeeded(requester, within), decisionsNeeded(requester, above)]).toEqual([1, 2]);
    expect([decisionsNeeded(purchaser, within), decisionsNeeded(purchaser, above)]).toEqual([0, 1]);
    expect(decisionsNeeded(purchaser, { monthlyMinor: 300_001, limitMinor: null })).toBe(0);
  });
});

it('is for staff who act as a purchaser what it is for a requester', () => {
  const rolesOf = (roles: string[], isActing: boolean) => [...rolesForQuotes(new Set(roles), { isActing })];
  expect(rolesOf(['Purchaser', 'OperationStaff'], true)).toEqual(['OperationStaff', 'QuoteRequester']);
  expect(rolesOf(['Purchaser'], false)).toEqual(['Purchaser']);
  expect(rolesOf(['OperationStaff'], true)).toEqual(['OperationStaff']);
});

describe('a request for prices', () => {
  it('multiplies sites, products, capacities, terms and ways of access', () => {
    expect(priceCountOf(aRequest({ capacitiesBps: [1, 2, 3], terms: [12, 36], accessTypes: ['fibre', 'radio'] }))).toBe(
      12,
    );
  });

  it.each<[string, Partial<QuoteRequest>]>([
    ['productIds required', { productIds: [] }],
    ['capacitiesBps tooMany', { capacitiesBps: [1, 2, 3, 4, 5, 6] }],
    ['capacitiesBps duplicate', { capacitiesBps: [1, 1] }],
    ['capacitiesBps outOfRange', { capacitiesBps: [-1] }],
    ['capacitiesBps outOfRange', { capacitiesBps: [2 ** 60] }],
    ['terms tooMany', { terms: [1, 2, 3, 4, 5] }],
    ['terms outOfRange', { terms: [0] }],
    ['sites required', { sites: [] }],
    ['cells tooMany', { sites: Array.from({ length: 51 }, () => site), terms: [12, 36] }],
    ['sites.0.coordinates outOfRange', { sites: [{ ...site, coordinates: { longitude: 17, latitude: 91 } }] }],
    ['sites.0.name unsupportedCharacter', { sites: [{ ...site, name: 'TN-139→' }] }],
    ['sites.0.name required', { sites: [{ ...site, name: ' ' }] }],
    ['sites.0.country invalidFormat', { sites: [{ ...site, country: 's' }] }],
    [
      'sites.0.contact.email invalidFormat',
      { sites: [{ ...site, contact: { name: 'A', email: 'a', phone: '+46701740624' } }] },
    ],
    ['reference tooLong', { reference: 'r'.repeat(101) }],
  ])('is refused: %s', (fault, given) => {
    expect(faults(given)).toEqual([fault]);
  });

  it('of 101 sites says so once, and of more prices than one may have nothing where a specialist makes them', () => {
    expect(faults({ sites: Array.from({ length: 101 }, () => ({ ...site, name: '' })) })).toEqual([
      'sites tooMany',
      'cells tooMany',
    ]);
    expect(faults({ sites: Array.from({ length: 51 }, () => site), terms: [12, 36], manualHandling: true })).toEqual(
      [],
    );
    expect(faults({})).toEqual([]);
  });
});

it('counts freeze periods into the week of delivery', () => {
  const freezes = [{ from: '2024-12-16', to: '2025-01-06', countries: ['se'] }];
  const ordered = (leadTimeWeeks: number, country = 'se') =>
    deliveryWeekOf({ today: '2024-11-21', leadTimeWeeks, country }, freezes);
  expect([ordered(3), ordered(4), ordered(6), ordered(7), ordered(4, 'dk')]).toEqual([
    '2024-W50',
    '2025-W02',
    '2025-W02',
    '2025-W02',
    '2024-W51',
  ]);
});
