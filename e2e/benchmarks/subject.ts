import type { Cookie } from '@playwright/test';

/** A page with a list, and how to tell its first row. */
export interface Subject {
  name: string;
  address: string;
  cookies: Cookie[];
  firstRow: string;
}
