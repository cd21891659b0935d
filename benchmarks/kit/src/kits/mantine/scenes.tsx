import { Select } from '@mantine/core';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import { UsersTable } from './UsersTable.tsx';

export const Rows = UsersTable;

/**
 * The documentation's way with large data sets: only the first matches are in the page, and the others are reached by typing.
 * Three times as many as fit into the list, so that it can be scrolled.
 */
const limit = 20;

export function Options() {
  return <Select m="lg" w={320} label={siteLabel} data={siteOptions as string[]} searchable limit={limit} />;
}
