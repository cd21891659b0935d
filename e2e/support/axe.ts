import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { findViolations } from '../../scripts/lib/axe.mjs';

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // The only frame is that of the session, which shows nothing.
  iframes: false,
};

/** Fails with what axe finds on the page, target sizes included. */
export async function assertAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await findViolations(page, options), what).toEqual([]);
}
