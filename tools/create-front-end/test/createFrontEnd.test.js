import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFrontEnd } from '../src/createFrontEnd.js';

// What it makes is built and used in reuse/.
describe('createFrontEnd', () => {
  /** @type {string} */
  let base;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'skerry-create-'));
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  /** @param {string} file */
  const read = (file) => readFileSync(join(base, 'my-portal', file), 'utf8');

  it('names the package, the brand and the title after the folder', () => {
    createFrontEnd({ folder: join(base, 'my-portal') });
    expect(JSON.parse(read('package.json')).name).toBe('my-portal');
    expect(JSON.parse(read('brand.json')).name).toBe('my-portal');
    expect(JSON.parse(read('brand.json')).title).toBe('My portal');
  });

  it.each([
    ['the name of the brand', 'my-portal', ['brand.json', 'package.json']],
    ['the title that people read', 'My portal', ['README.md', 'brand.json']],
  ])('has %s in one file besides that of the package, so that it can be changed there', (_, word, expected) => {
    createFrontEnd({ folder: join(base, 'my-portal') });
    const files = readdirSync(join(base, 'my-portal'), { recursive: true, withFileTypes: true });
    const naming = files.filter(
      (file) => file.isFile() && readFileSync(join(file.parentPath, file.name), 'utf8').includes(word),
    );
    expect(naming.map(({ name }) => name).sort()).toEqual(expected);
  });

  it('refuses the names of the brands that the kit’s own stylesheet has', () => {
    const { $extensions: extensions } = JSON.parse(
      readFileSync(new URL('../../../packages/ui/src/tokens/tokens.json', import.meta.url), 'utf8'),
    );
    for (const name of Object.keys(extensions['org.skerry.composition'].brands))
      expect(() => createFrontEnd({ folder: join(base, name) })).toThrow('a brand of the kit');
  });

  it('leaves no place unfilled', () => {
    createFrontEnd({ folder: join(base, 'my-portal') });
    const files = readdirSync(join(base, 'my-portal'), { recursive: true, withFileTypes: true });
    const unfilled = files.filter(
      (file) => file.isFile() && readFileSync(join(file.parentPath, file.name), 'utf8').includes('{{name}}'),
    );
    expect(unfilled.map(({ name }) => name)).toEqual([]);
    expect(read('.gitignore')).toContain('node_modules/');
  });

  it('has a server that an address which is none does not end', async () => {
    createFrontEnd({ folder: join(base, 'my-portal') });
    const server = spawn(process.execPath, [join(base, 'my-portal', 'server.mjs')], {
      env: { ...process.env, PORT: '0' },
    });
    try {
      const [line] = await once(server.stdout, 'data');
      const url = String(line).trim();
      const statusOf = async (/** @type {string} */ path) => (await fetch(`${url}${path}`)).status;
      expect(await statusOf('/%E0%A4')).toBe(400);
      expect(await statusOf('/not-built')).toBe(404);
    } finally {
      server.kill();
    }
  });

  it('takes the kit of its own version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    createFrontEnd({ folder: join(base, 'my-portal') });
    expect(JSON.parse(read('package.json')).dependencies['@skerry/ui']).toBe(`^${version}`);
  });

  it('takes packed files where it is told to', () => {
    createFrontEnd({ folder: join(base, 'my-portal'), tarballs: join(base, 'my-portal', 'kit') });
    expect(JSON.parse(read('package.json')).dependencies['@skerry/ui']).toBe('file:kit/skerry-ui.tgz');
  });

  it('leaves a folder alone that holds something', () => {
    mkdirSync(join(base, 'my-portal'));
    writeFileSync(join(base, 'my-portal', 'thesis.txt'), '');
    expect(() => createFrontEnd({ folder: join(base, 'my-portal') })).toThrow('is not empty');
    expect(readdirSync(join(base, 'my-portal'))).toEqual(['thesis.txt']);
  });

  it('refuses a name that cannot name a package', () => {
    expect(() => createFrontEnd({ folder: join(base, 'My Portal') })).toThrow('Use lower-case letters');
  });

  it('explains in a checkout the command that was typed there', () => {
    const script = fileURLToPath(new URL('../../../scripts/new-front-end.mjs', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect(stdout).toContain('npm run new:front-end -- <folder>');
    expect(stdout).not.toContain('npm create');
    expect(status).toBe(2);
  });

  it('refuses it before the kit of a checkout is built', () => {
    const script = fileURLToPath(new URL('../../../scripts/new-front-end.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, join(base, 'My Portal')], {
      encoding: 'utf8',
    });
    expect(stderr + stdout).toContain('Use lower-case letters');
    expect(stdout).not.toContain('Building');
    expect(status).toBe(1);
  });
});
