import { concerns, holdsAt } from './portal-content.ts';

describe('content with an audience', () => {
  it('is for everybody where it names nobody', () => {
    expect(concerns({}, { country: 'dk', customerType: 'wholesale' })).toBe(true);
  });

  it('is for the customers of its countries and of its types only', () => {
    const audience = { countries: ['se', 'no'], customerTypes: ['business'] } as const;
    expect(concerns(audience, { country: 'no', customerType: 'business' })).toBe(true);
    expect(concerns(audience, { country: 'dk', customerType: 'business' })).toBe(false);
    expect(concerns(audience, { country: 'se', customerType: 'wholesale' })).toBe(false);
  });

  it('holds from its first moment until the last, or without an end', () => {
    const period = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' };
    expect(holdsAt(period, Date.parse('2025-12-31T23:59:59Z'))).toBe(false);
    expect(holdsAt(period, Date.parse('2026-01-01T00:00:00Z'))).toBe(true);
    expect(holdsAt(period, Date.parse('2026-01-31T23:59:59Z'))).toBe(true);
    expect(holdsAt(period, Date.parse('2026-02-01T00:00:00Z'))).toBe(false);
    expect(holdsAt({}, 0)).toBe(true);
  });
});
