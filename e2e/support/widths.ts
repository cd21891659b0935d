import { expect, type Page } from '@playwright/test';
import { assertAccessible } from './axe.ts';

export const widths = [1280, 768, 320];
const widest = Math.max(...widths);
const height = 800;

/** Fails where the page scrolls sideways at desktop, tablet or phone width, and with what axe finds at those of `axeAt`. */
export async function checkAtWidths(page: Page, what: string, axeAt: readonly number[] = widths): Promise<void> {
  for (const width of widths) {
    await setWidth(page, width, what);
    if (axeAt.includes(width)) await assertAccessible(page, `${what} at ${width} px`);
  }
  await page.setViewportSize({ width: widest, height });
}

/**
 * Chromium at times keeps the looks of the last width, if the window changes while a page still adds its rules.
 * What scrolls sideways then is asked again from the widest.
 */
async function setWidth(page: Page, width: number, what: string): Promise<void> {
  await expect(async () => {
    await page.setViewportSize({ width, height });
    try {
      await expect
        .poll(() => overflow(page), { message: `${what} at ${width} px scrolls sideways`, timeout: 2000 })
        .toBe(0);
    } catch (error) {
      await page.setViewportSize({ width: widest, height });
      throw error;
    }
  }).toPass({ timeout: 20_000 });
}

/** @returns by how many pixels the page is wider than the window */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
