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

  it('says that the size differs, and how many pixels of what both show', () => {
    const square = (size: number) => ({ width: size, height: size, data: Buffer.alloc(size * size * 4, 255) });
    expect(comparePictures(square(4), square(5), 'tolerant')).toMatchObject({
      isSame: false,
      differing: 0,
      reason: 'the size differs: 4 × 4 px was, 5 × 5 px is; of what both show, 0 pixels differ',
    });
    const dotted = square(5);
    dotted.data.set([0, 0, 0, 255], (2 * 5 + 1) * 4);
    const { reason, difference } = comparePictures(square(4), dotted, 'exact');
    expect(reason).toMatch(/of what both show, 1 pixel differs$/);
    expect([...difference.data.subarray((2 * 5 + 1) * 4, (2 * 5 + 1) * 4 + 4)]).toEqual([255, 0, 0, 255]);
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
  const storybook = 'http://localhost:6006';

  it('shows all of three wide pictures beside each other, and in full size where wanted', async () => {
    const wide = { width: 1440, height: 8, data: Buffer.alloc(1440 * 8 * 4, 200) };
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const findings = [
      { name: 'light/button', kind: 'changed', reason: 'size', reference: wide, now: wide, difference: wide } as const,
    ];
    await page.setContent(writeReport(findings, '1 finding', storybook));
    const boxes = () =>
      page.$$eval('img', (images) =>
        images.map((image) => {
          const { top, right, width } = image.getBoundingClientRect();
          return { top, right, width };
        }),
      );
    const small = await boxes();
    expect(small).toHaveLength(3);
    expect(new Set(small.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...small.map(({ right }) => right))).toBeLessThanOrEqual(1280);
    await page.getByLabel('Pictures in full size').check();
    expect(new Set((await boxes()).map(({ width }) => width))).toEqual(new Set([1442]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.close();
  });

  it('has an index of the stories with what was found in each mode, and a filter by component and result', async () => {
    const page = await browser.newPage();
    const findings = [
      { name: 'dark/visual-button--sizes', kind: 'new', reason: 'a story without a reference' },
      { name: 'light/visual-table--rows', kind: 'new', reason: 'a story without a reference' },
      { name: 'light/visual-button--sizes', kind: 'changed', reason: '2 pixels differ' },
    ] as const;
    await page.setContent(writeReport(findings, '3 findings', storybook));
    const textsOf = (selector: string) => page.locator(selector).filter({ visible: true }).allInnerTexts();
    expect(await textsOf('nav li')).toEqual([
      'visual-button--sizes: light changed dark new',
      'visual-table--rows: light new',
    ]);
    expect(await textsOf('section:first-of-type h3')).toEqual([
      'light: changed, 2 pixels differ',
      'dark: new, a story without a reference',
    ]);
    await page.getByLabel('Component').selectOption('button');
    expect(await textsOf('nav li')).toEqual(['visual-button--sizes: light changed dark new']);
    expect(await textsOf('section h3')).toHaveLength(2);
    await page.getByLabel('Component').selectOption('');
    await page.getByLabel('Result').selectOption('changed');
    expect(await textsOf('nav li')).toEqual(['visual-button--sizes: light changed']);
    expect(await textsOf('section h3')).toEqual(['light: changed, 2 pixels differ']);
    expect(await textsOf('output')).toEqual(['1 shown']);
    await page.close();
  });

  it('leads to each story', async () => {
    const page = await browser.newPage();
    const finding = { name: 'light/visual-button--sizes', kind: 'changed', reason: '2 pixels differ' } as const;
    await page.setContent(writeReport([finding], '1 finding', storybook));
    expect(await page.locator('h2 a').getAttribute('href')).toBe(
      'http://localhost:6006/?path=/story/visual-button--sizes',
    );
    await page.close();
  });
});

it('keeps every pixel when a picture is written and read', async () => {
  const picture = await draw('');
  expect(decodePng(encodePng(picture)).data.equals(picture.data)).toBe(true);
});
