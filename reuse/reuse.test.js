import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCopies, install, makeWorkFolder, packInto, run, writeApp } from './lib/apps.js';
import { serve, serveFiles } from './lib/servers.js';
import { addSite, coloursOf, startChromium, visit } from './lib/visit.js';

/** Two copies of one of these would not know each other's context or styles. */
const singletons = [
  'react',
  'react-dom',
  'styled-components',
  '@skerry/i18n',
  '@skerry/ui',
  'react-aria',
  'react-stately',
];

/** What `addSite` sees where everything works. */
const siteAdded = {
  rowsBefore: 4,
  isFocusInside: true,
  isFocusBack: true,
  violations: [],
  error: expect.stringContaining('Enter the name of the site'),
  alert: 'Lagret has been added',
  rowsAfter: 5,
  newRow: expect.stringContaining('5G 300'),
};

const workFolder = makeWorkFolder();
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {string} */
let tarballs;

beforeAll(async () => {
  tarballs = packInto(workFolder);
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  rmSync(workFolder, { recursive: true, force: true });
});

/** Installs and builds a front end. @param {'vite' | 'next' | 'rollup'} name */
async function build(name) {
  const app = writeApp(name, workFolder, tarballs);
  await install(app);
  await run(app.folder, 'npm', ['run', '--silent', 'build']);
  return app;
}

/** The colours that a brand's file gives header and button. @param {import('./lib/apps.js').App} app @param {'light' | 'dark'} theme */
async function coloursOfBrand({ folder }, theme) {
  const file = readFileSync(join(folder, 'brand.json'), 'utf8');
  const { colors } = JSON.parse(file);
  const brand = JSON.parse(
    colors ? await run(folder, 'npx', ['--no-install', 'skerry-brand', 'complete', 'brand.json']) : file,
  );
  const { header, action } = brand[theme].color;
  /** @param {{ $value: string }} token */
  const rgb = ({ $value }) => {
    const [, palette = '', step = ''] = $value.slice(1, -1).split('.');
    const hex = $value.startsWith('#') ? $value : brand.palette[palette][step].$value;
    return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
  };
  return { header: rgb(header.bg), button: rgb(action.primary.bg) };
}

/** @param {import('./lib/apps.js').App} app */
const copies = (app) => Object.fromEntries(singletons.map((name) => [name, countCopies(app, name)]));
const oneOfEach = Object.fromEntries(singletons.map((name) => [name, 1]));

describe('a Vite front end, as npm create @skerry/front-end makes it', () => {
  /** @type {import('./lib/apps.js').App} */
  let app;
  /** @type {import('./lib/servers.js').Server} */
  let server;
  beforeAll(async () => {
    app = await build('vite');
    server = await serve(app.folder, () => ['server.mjs']);
  });
  afterAll(() => server?.stop());

  it('has one copy of each library', () => {
    expect(copies(app)).toEqual(oneOfEach);
  });

  it('finds types in the kit that hold without being skipped', async () => {
    const check = run(app.folder, 'npx', ['--no-install', 'tsc', '--skipLibCheck', 'false']).catch(String);
    expect((await check).match(/^.*node_modules\/@skerry.*$/gm)).toBeNull();
  });

  it('works under a strict policy with a nonce, and the browser has nothing to complain of', async () => {
    const answer = await fetch(server.url);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'nonce-[^']+';/);
    const { page, complaints, close } = await visit(browser, server.url);
    expect(await addSite(page)).toEqual(siteAdded);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(/** @type {const} */ (['light', 'dark']))('is in its own brand, %s', async (colorScheme) => {
    const { page, close } = await visit(browser, server.url, { colorScheme });
    expect(await coloursOf(page)).toEqual(await coloursOfBrand(app, colorScheme));
    await close();
  });

  it('lets its reader choose language and theme in the header, also on a small phone', async () => {
    const { page, complaints, close } = await visit(browser, server.url, { viewport: { width: 320, height: 640 } });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('option', { name: 'Svenska' }).click();
    await page.getByRole('heading', { level: 1, name: 'Platser' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Platser' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(complaints).toEqual([]);
    await close();
  });

  it('is in the language of the browser, and moves by its router', async () => {
    const { page, complaints, close } = await visit(browser, server.url, { locale: 'sv-SE' });
    await page.getByRole('button', { name: 'Lägg till plats' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('sv');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('banner').getByRole('link', { name: 'Hjälp' }).click();
    await page.getByRole('heading', { level: 1, name: 'Hjälp' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Hjälp');
    expect(complaints).toEqual([]);
    await close();
  });

  it('keeps its brand when that gets another name, in its one file', async () => {
    const file = join(app.folder, 'brand.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: 'norrsken' }));
    await run(app.folder, 'npm', ['run', '--silent', 'build']);
    expect(await (await fetch(server.url)).text()).toContain('data-brand="norrsken"');
    const { page, close } = await visit(browser, server.url);
    expect(await coloursOf(page)).toEqual(await coloursOfBrand(app, 'light'));
    expect(await page.locator('html').getAttribute('data-brand')).toBe('norrsken');
    await close();
  });
});

describe('a Next front end', () => {
  /** @type {import('./lib/apps.js').App} */
  let app;
  /** @param {'start' | 'dev'} command */
  const serveNext = (command) =>
    serve(app.folder, (port) => ['node_modules/next/dist/bin/next', command, '--port', String(port)]);
  beforeAll(async () => {
    app = await build('next');
  });

  it('has one copy of each library', () => {
    expect(copies(app)).toEqual(oneOfEach);
  });

  describe('built', () => {
    /** @type {import('./lib/servers.js').Server} */
    let server;
    beforeAll(async () => {
      server = await serveNext('start');
    });
    afterAll(() => server?.stop());

    it('sends the whole page, in its brand, to a browser without scripts', async () => {
      const { page, close } = await visit(browser, server.url, { javaScriptEnabled: false });
      expect(await page.getByRole('row').count()).toBe(4);
      expect(await page.getByText('Everything works.').count()).toBe(1);
      expect(await coloursOf(page)).toEqual(await coloursOfBrand(app, 'light'));
      await close();
    });

    it('works in the browser, which has nothing to complain of', async () => {
      const { page, complaints, close } = await visit(browser, server.url, { colorScheme: 'dark' });
      expect(await coloursOf(page)).toEqual(await coloursOfBrand(app, 'dark'));
      expect(await addSite(page)).toEqual(siteAdded);
      expect(complaints).toEqual([]);
      await close();
    });
  });

  it('hydrates what the server sent without a difference, as React says while developing', async () => {
    const server = await serveNext('dev');
    const { page, complaints, close } = await visit(browser, server.url);
    expect(await addSite(page)).toEqual(siteAdded);
    expect(complaints).toEqual([]);
    expect(server.output()).not.toMatch(/⚠|⨯|warning|error/i);
    await close();
    await server.stop();
  });
});

describe('a front end that plain Rollup makes', () => {
  /** @type {import('./lib/apps.js').App} */
  let app;
  /** @type {import('./lib/servers.js').Server} */
  let server;
  beforeAll(async () => {
    app = await build('rollup');
    server = await serveFiles(join(app.folder, 'dist'));
  });
  afterAll(() => server?.stop());

  it('has one copy of each library', () => {
    expect(copies(app)).toEqual(oneOfEach);
  });

  it('works in its brand, and the browser has nothing to complain of', async () => {
    const { page, complaints, close } = await visit(browser, server.url);
    expect(await coloursOf(page)).toEqual(await coloursOfBrand(app, 'light'));
    expect(await addSite(page)).toEqual(siteAdded);
    expect(complaints).toEqual([]);
    await close();
  });
});
