import type { FreezePeriod } from '../../behavior/dates.ts';

/** For stories and tests. */
export const exampleFreezes: readonly FreezePeriod[] = [
  { from: '2024-11-25', to: '2024-12-03', name: 'Black Friday freeze' },
  { from: '2024-12-16', to: '2025-01-06', name: 'Winter freeze' },
];
