import { affectedOf, groupsOf, pastedIds, readGroups, writeGroups } from './affected.ts';

const group = {
  through: 'CPH-7',
  impact: 'OUTAGE',
  minutes: 40,
  startsAt: null,
  endsAt: null,
  services: 1,
  restored: 0,
};

describe('what a disturbance touches', () => {
  it('stands by what it runs through, whoever the customers are, and is sent as it was read', () => {
    const groups = groupsOf({
      groups: [
        { ...group, customerId: '1', customerName: 'Havstrand', serviceIds: ['A', 'B'] },
        { ...group, customerId: '2', customerName: 'Fjordheim', serviceIds: ['A'] },
        { ...group, customerId: '2', customerName: 'Fjordheim', impact: 'DEGRADED', minutes: null, serviceIds: ['C'] },
      ],
    });
    expect(groups).toHaveLength(2);
    expect(affectedOf(groups)).toEqual([
      {
        through: 'CPH-7',
        impact: 'OUTAGE',
        minutes: 40,
        services: [
          { customerId: '1', serviceId: 'A' },
          { customerId: '1', serviceId: 'B' },
          { customerId: '2', serviceId: 'A' },
        ],
      },
      { through: 'CPH-7', impact: 'DEGRADED', services: [{ customerId: '2', serviceId: 'C' }] },
    ]);
    expect(readGroups(writeGroups(groups))).toEqual(groups);
  });

  it('keeps the own times of services', () => {
    const times = { startsAt: '2024-12-06T22:40:00.000Z', endsAt: '2024-12-06T23:20:00.000Z' };
    const groups = groupsOf({
      groups: [{ ...group, ...times, customerId: '1', customerName: 'Havstrand', serviceIds: ['A'] }],
    });
    expect(affectedOf(groups)).toMatchObject([times]);
  });

  it('takes ids as they are pasted, each once', () => {
    expect(pastedIds('SE-1, SE-2;SE-1\n\tDK-3  ?? ')).toEqual(['SE-1', 'SE-2', 'DK-3']);
  });
});
