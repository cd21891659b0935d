/** @jest-environment node */
import { chromium, type Browser } from 'playwright-core';
import { comparePictures } from './compare.ts';
import { writeReport } from './report.ts';
import { decodePng, encodePng, withFewerShades, type Picture } from './png.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 60_000);
afterAll(() => browser.close());

/** A card as Chromium draws it. */
async function draw(style: string): Promise<Picture> {
  const page = await browser.newPage({ viewport: { width: 320, height: 200 } });
  await page.setContent(
    `<p style="border: 1px solid #d5dfe1; padding: 16px; font: 14px sans-serif; ${style}">Add New User</p>`,
  );
  const picture = decodePng(await page.screenshot());
  await page.close();
  return withFewerShades(picture);
}

describe('comparePictures', () => {
  it('finds no difference between two drawings of the same', async () => {
    expect(comparePictures(await draw(''), await draw(''), 'exact')).toMatchObject({ isSame: true, differing: 0 });
  });

  it.each([
    ['a border one pixel wider', 'border-left-width: 2px; padding-left: 15px'],
    ['a corner one pixel rounder', 'border-radius: 1px'],
    ['a border a shade darker', 'border-color: #c9d4d6'],
  ])('catches %s', async (_, style) => {
    const { isSame, differing } = comparePictures(await draw(''), await draw(style), 'exact');
    expect(isSame).toBe(false);
    expect(differing).toBeGreaterThan(0);
  });

  it('says that the size differs', () => {
    const square = (size: number) => ({ width: size, height: size, data: Buffer.alloc(size * size * 4, 255) });
    expect(comparePictures(square(4), square(5), 'tolerant')).toMatchObject({
      isSame: false,
      reason: 'the size differs: 4 × 4 px was, 5 × 5 px is',
    });
  });

  it('has a picture of the difference where the size changed, too, with what only one of them shows in orange', () => {
    const square = (size: number) => ({ width: size, height: size, data: Buffer.alloc(size * size * 4, 255) });
    const { difference } = comparePictures(square(4), square(5), 'exact');
    const pixel = (x: number, y: number) => [...difference.data.subarray((y * 5 + x) * 4, (y * 5 + x) * 4 + 4)];
    expect([difference.width, difference.height]).toEqual([5, 5]);
    expect(pixel(4, 4)).toEqual([255, 160, 0, 255]);
    expect(pixel(4, 0)).toEqual([255, 160, 0, 255]);
    expect(pixel(1, 1)).not.toEqual([255, 160, 0, 255]);
  });
});

describe('the report', () => {
  it('shows all of three wide pictures, without cutting off what is now', async () => {
    const wide = { width: 1440, height: 8, data: Buffer.alloc(1440 * 8 * 4, 200) };
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const findings = [
      { name: 'light/button', kind: 'changed', reason: 'size', reference: wide, now: wide, difference: wide } as const,
    ];
    await page.setContent(writeReport(findings, '1 finding'));
    const rightEdges = await page.$$eval('img', (images) => images.map((image) => image.getBoundingClientRect().right));
    expect(rightEdges).toHaveLength(3);
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(1280);
    await page.close();
  });

  it('has an index of what was found, with a filter by component and result', async () => {
    const page = await browser.newPage();
    const findings = [
      { name: 'light/visual-button--sizes', kind: 'changed', reason: '2 pixels differ' },
      { name: 'dark/visual-button--sizes', kind: 'new', reason: 'a story without a reference' },
      { name: 'light/visual-table--rows', kind: 'new', reason: 'a story without a reference' },
    ] as const;
    await page.setContent(writeReport(findings, '3 findings'));
    const seen = async () => ({
      links: await page.locator('nav a').filter({ visible: true }).allTextContents(),
      sections: await page.locator('section h2').filter({ visible: true }).allTextContents(),
    });
    await page.getByLabel('Component').selectOption('button');
    const ofButton = ['light/visual-button--sizes', 'dark/visual-button--sizes'];
    expect(await seen()).toEqual({ links: ofButton, sections: ofButton });
    await page.getByLabel('Result').selectOption('new');
    expect(await seen()).toEqual({ links: [ofButton[1]], sections: [ofButton[1]] });
    await page.close();
  });
});

it('keeps every pixel when a picture is written and read', async () => {
  const picture = await draw('');
  expect(decodePng(encodePng(picture)).data.equals(picture.data)).toBe(true);
});
