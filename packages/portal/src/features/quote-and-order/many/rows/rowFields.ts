import type { RowField } from './rowValues.ts';

/** The field of a row that shows what the API names so. */
export const fieldOf = {
  name: 'name',
  address: 'address',
  country: 'country',
  locationCoordinate: 'coordinate',
  customerSearchReference: 'reference',
} as const satisfies Record<string, RowField>;
