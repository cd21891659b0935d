import { noFilter, usualFilter } from './ordersAddress.ts';
import { countsByTab, tabOf } from './ordersTabs.ts';
import { wantedWeeks } from '../../platform/freeze-periods/wantedWeeks.ts';

describe('the tabs', () => {
  it.each([
    ['open', usualFilter],
    ['open', { ...noFilter, statuses: ['CREATED', 'PHYSICAL_DELIVERY'] }],
    ['waiting', { ...usualFilter, needsMe: true }],
    ['completed', { ...noFilter, statuses: ['DELIVERY_COMPLETED'] }],
    ['cancelled', { ...noFilter, statuses: ['CANCELLED'] }],
    ['all', { ...noFilter, statuses: ['CREATED', 'CANCELLED'] }],
    ['all', noFilter],
  ] as const)('are at %s for %j', (tab, filter) => expect(tabOf(filter)).toBe(tab));

  it('count statuses of another system as open', () => {
    const statuses = [
      { value: 'CREATED', count: 2 },
      { value: 'AT_CUSTOMS', count: 1 },
      { value: 'DELIVERY_COMPLETED', count: 5 },
    ];
    expect(countsByTab({ waiting: 1, statuses, types: [], products: [] })).toEqual({
      open: 3,
      waiting: 1,
      completed: 5,
      cancelled: 0,
      all: 8,
    });
  });
});

describe('a date request', () => {
  const winter = { id: 'winter', name: 'Winter', from: '2024-12-16', to: '2025-01-06', countries: ['dk'] };

  it('can be for this week and the 51 that follow, over the turn of the year', () => {
    const weeks = wantedWeeks('2024-11-21', [], 'dk').map(({ week }) => week);
    expect(weeks).toHaveLength(52);
    expect([weeks[0], weeks[5], weeks[6], weeks[51]]).toEqual(['2024-W47', '2024-W52', '2025-W01', '2025-W46']);
  });

  it('is warned of a freeze period of the country of the site alone', () => {
    const frozen = (country: string) =>
      wantedWeeks('2024-11-21', [winter], country).flatMap(({ week, freezes }) => (freezes.length > 0 ? [week] : []));
    expect(frozen('dk')).toEqual(['2024-W51', '2024-W52', '2025-W01', '2025-W02']);
    expect(frozen('se')).toEqual([]);
  });
});
