/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jscodeshift from 'jscodeshift';

const folders = readdirSync(__dirname)
  .filter((version) => /^v\d/.test(version))
  .flatMap((version) => readdirSync(join(__dirname, version)).map((name) => join(version, name)));

describe.each(folders)('%s', (folder) => {
  const { default: transform } = require(join(__dirname, folder, 'transform.js'));
  /** @param {string} name */
  const text = (name) => readFileSync(join(__dirname, folder, `${name}.tsx`), 'utf8');
  /** @param {string} source */
  const apply = (source) => {
    const j = jscodeshift.withParser('tsx');
    return transform(
      { path: 'file.tsx', source },
      { j, jscodeshift: j, stats: () => undefined, report: () => undefined },
    );
  };

  it('makes the output of the input', () => {
    expect(apply(text('input'))).toBe(text('output'));
  });

  it('leaves its own output as it is', () => {
    expect(apply(text('output')) ?? text('output')).toBe(text('output'));
  });

  it('leaves alone what is not the kit’s', () => {
    expect(apply(text('idempotent')) ?? text('idempotent')).toBe(text('idempotent'));
  });
});

describe('skerry-ui-codemod', () => {
  const cli = join(__dirname, 'src', 'cli.js');
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'skerry-codemod-'));
    cpSync(join(__dirname, 'v0.2.0/select-option/input.tsx'), join(folder, 'Language.tsx'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('changes the files in a folder', () => {
    const { status } = spawnSync(process.execPath, [cli, 'select-option', folder], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'Language.tsx'), 'utf8')).toBe(
      readFileSync(join(__dirname, 'v0.2.0/select-option/output.tsx'), 'utf8'),
    );
  });

  it('names the codemods when it is asked for one that does not exist', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'nothing', folder], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('There is no codemod “nothing”.');
    expect(stdout).toContain('select-option');
  });
});
