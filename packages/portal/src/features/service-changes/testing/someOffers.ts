import type { ServiceOffers } from '@skerry/contracts';

const named = (displayName: string) => [{ language: 'en' as const, displayName }];

/** What can be ordered for the service of the design's pictures, each part of which can be given. */
export function someOffers(parts: Partial<ServiceOffers> = {}): ServiceOffers {
  return {
    serviceId: 'SE-204418',
    orderServiceId: 'OS-5204418',
    monthlyFee: { amount: 4250, currency: 'SEK' },
    upgrades: [
      {
        capacityBps: 2_000_000_000,
        monthlyFee: { amount: 5230, currency: 'SEK' },
        oneTimeCharge: { amount: 2400, currency: 'SEK' },
        agreementPeriods: [
          { months: 12, monthlyFee: { amount: 5230, currency: 'SEK' } },
          { months: 36, monthlyFee: { amount: 4920, currency: 'SEK' } },
        ],
      },
      {
        capacityBps: 5_000_000_000,
        monthlyFee: { amount: 6890, currency: 'SEK' },
        oneTimeCharge: { amount: 2400, currency: 'SEK' },
        agreementPeriods: [
          { months: 12, monthlyFee: { amount: 6890, currency: 'SEK' } },
          { months: 36, monthlyFee: { amount: 6480, currency: 'SEK' } },
        ],
      },
    ],
    addons: [
      {
        id: 'ddos-protection',
        translations: named('DDoS protection'),
        monthlyFee: { amount: 450, currency: 'SEK' },
      },
      { id: 'mobile-backup', translations: named('Mobile backup'), monthlyFee: { amount: 320, currency: 'SEK' } },
    ],
    replacements: [
      { productId: 'sd-wan-edge', translations: named('SD-WAN') },
      { productId: 'int', translations: named('Internet') },
    ],
    renegotiations: [
      { months: 12, monthlyFee: { amount: 4250, currency: 'SEK' } },
      { months: 36, monthlyFee: { amount: 3830, currency: 'SEK' } },
    ],
    internalMove: { oneTimeCharge: { amount: 2900, currency: 'SEK' } },
    termination: {
      earliestLastDay: '2027-02-28',
      contractEndsOn: '2027-12-31',
      remainingFee: { amount: 42500, currency: 'SEK' },
    },
    reasons: { smartFiber: 'COUNTRY_NOT_ELIGIBLE' },
    ...parts,
  };
}
