import { eligibility, type EligibleService } from './eligibility.ts';

const flags = { serviceUpgrades: true, serviceTerminations: true, replacementOrder: true };
const service = (given: Partial<EligibleService> = {}): EligibleService => ({
  serviceName: 'SDX Access',
  status: 'IN_SERVICE',
  orderServiceId: 'OS-1',
  capacity: '100 Mbit/s',
  ...given,
});
const products = ['DIA Static', 'INT Business Static', 'INT', 'IP Link', 'SDX Access', 'SD-WAN EDGE', 'Wave 10G'];
const possible = (change: 'upgrade' | 'addon') =>
  products.filter((serviceName) => eligibility(service({ serviceName }), flags, 'se')[change].ok);

describe('a service', () => {
  it('can get additions for five products', () => {
    expect(possible('addon')).toEqual(['DIA Static', 'INT Business Static', 'INT', 'IP Link', 'SDX Access']);
  });

  it('can be upgraded for three products', () => {
    expect(possible('upgrade')).toEqual(['INT', 'SDX Access', 'SD-WAN EDGE']);
  });

  it('can be replaced, moved, handed over and terminated whatever its product', () => {
    const { replace, move, handOver, terminate } = eligibility(service({ serviceName: 'Wave 10G' }), flags, 'se');
    expect([replace, move, handOver, terminate]).toEqual([{ ok: true }, { ok: true }, { ok: true }, { ok: true }]);
  });

  it.each(['IN_SERVICE', 'In service'])('is in service as %s', (status) => {
    expect(eligibility(service({ status }), flags, 'se').addon.ok).toBe(true);
  });

  it.each(['INSTALLATION_ONGOING', 'TERMINATED', 'NOT_AVAILABLE', 'Termination notice', 'something new', ''])(
    'with the status %j cannot be changed',
    (status) => {
      const { smartFiber, ...changes } = eligibility(service({ status }), flags, 'se');
      expect(smartFiber.ok).toBe(false);
      for (const change of Object.values(changes)) expect(change).toEqual({ ok: false, reason: 'NOT_IN_SERVICE' });
    },
  );

  it.each([null, '', ' '])('with the order service id %j cannot be changed', (orderServiceId) => {
    expect(eligibility(service({ orderServiceId }), flags, 'se')).toEqual({
      upgrade: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      addon: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      replace: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      renegotiate: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      move: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      handOver: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      terminate: { ok: false, reason: 'NO_ORDER_SERVICE_ID' },
      smartFiber: { ok: false, reason: 'COUNTRY_NOT_ELIGIBLE' },
    });
  });

  it('without a capacity can get additions, but no upgrade', () => {
    const { upgrade, addon } = eligibility(service({ capacity: null }), flags, 'se');
    expect([upgrade, addon]).toEqual([{ ok: false, reason: 'NO_CAPACITY' }, { ok: true }]);
  });

  it('can be upgraded, replaced or terminated only if the customer has the flag', () => {
    const off = { ok: false, reason: 'FEATURE_OFF' };
    expect(eligibility(service(), { serviceUpgrades: false }, 'se')).toMatchObject({
      upgrade: off,
      addon: { ok: true },
      replace: off,
      terminate: off,
    });
  });

  it('can get SmartFiber only in Norway', () => {
    expect(['se', 'no', 'dk'].map((country) => eligibility(service(), flags, country).smartFiber.ok)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
