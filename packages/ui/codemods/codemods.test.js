/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jscodeshift from 'jscodeshift';

const versions = readdirSync(__dirname).filter((version) => /^v\d/.test(version));
const folders = versions.flatMap((version) => foldersOf(version).map((name) => join(version, name)));

/** @param {string} version */
function foldersOf(version) {
  const entries = readdirSync(join(__dirname, version), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

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
    expect(apply(text('input')) ?? text('input')).toBe(text('output'));
  });

  it('leaves its own output as it is', () => {
    expect(apply(text('output')) ?? text('output')).toBe(text('output'));
  });

  it('leaves alone what is not the kit’s', () => {
    expect(apply(text('idempotent')) ?? text('idempotent')).toBe(text('idempotent'));
  });
});

describe('bare-value', () => {
  const { default: transform } = require(join(__dirname, 'v0.2.0/bare-value/transform.js'));
  const j = jscodeshift.withParser('tsx');
  /** @param {string} handler */
  const withHandler = (handler) =>
    `import { LanguageChooser } from '@skerry/ui';\nconst C = () => <LanguageChooser onValueChange={${handler}} />;\n`;
  /** @param {string} handler @returns {{ written: string, reports: string[] }} */
  const move = (handler) => {
    /** @type {string[]} */
    const reports = [];
    const api = {
      j,
      jscodeshift: j,
      stats: () => undefined,
      report: (/** @type {string} */ text) => reports.push(text),
    };
    const source = withHandler(handler);
    const text = transform({ path: 'file.tsx', source }, api) ?? source;
    return { written: /onValueChange=\{(.*)\} \/>;/s.exec(text)?.[1] ?? '', reports };
  };

  it.each([
    ['(change) => keep({ value: change.value })', '(value) => keep({ value: value })'],
    [
      '(change) => { const value = 1; keep(value, change.value); }',
      '(nextValue) => { const value = 1; keep(value, nextValue); }',
    ],
    ['(change) => keep({ value, next: change.value })', '(nextValue) => keep({ value, next: nextValue })'],
    [
      '(change) => value || nextValue || keep(change.value)',
      '(changedValue) => value || nextValue || keep(changedValue)',
    ],
    ['(change) => change.value', '(value) => value'],
    ['(change) => keep(form.value, change.value)', '(value) => keep(form.value, value)'],
  ])('moves %s', (before, after) => {
    expect(move(before)).toEqual({ written: after, reports: [] });
  });

  it.each([
    '(change) => keep(change, change.value)',
    '(change) => { const { value } = change; keep(value); }',
    '(change) => keep(change?.value)',
    '({ value, ...rest }) => keep(value, rest)',
    '(change) => value || nextValue || changedValue || keep(change.value)',
    'keep',
  ])('leaves %s, and says so', (handler) => {
    expect(move(handler)).toEqual({ written: handler, reports: [expect.stringMatching(/^2: `onValueChange` of /)] });
  });
});

describe('by-hand', () => {
  const { default: transform } = require(join(__dirname, 'v0.2.0/by-hand/transform.js'));
  const j = jscodeshift.withParser('tsx');

  it('names each use of what means something else', () => {
    const source = `import { Combobox, CommandPalette } from '@skerry/ui';
const C = () => <Combobox label="Site" name="site" />;
const F = () => <Combobox label="Site" name="site" isFreeText />;
const N = () => <Combobox label="Site" />;
const O = () => <Combobox label="Site" name="site" isFreeText={false} />;
const P = () => <CommandPalette loadGroups={load} />;
`;
    /** @type {string[]} */
    const reports = [];
    const api = {
      j,
      jscodeshift: j,
      stats: () => undefined,
      report: (/** @type {string} */ text) => reports.push(text),
    };
    transform({ path: 'file.tsx', source }, api);
    expect(reports.map((report) => report.split(': ', 2).join(': '))).toEqual([
      '2: `name` of `Combobox`',
      '5: `name` of `Combobox`',
      '6: `loadGroups` of `CommandPalette`',
    ]);
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

  it('says in one line that a path does not exist', () => {
    const { status, stderr } = spawnSync(process.execPath, [cli, '0.2.0', join(folder, 'nowhere')], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toBe(`There is no file or folder ${join(folder, 'nowhere')}.\n`);
  });

  it('says in one line that it does not know an option', () => {
    const { status, stderr } = spawnSync(process.execPath, [cli, '0.2.0', folder, '--dryrun'], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Unknown option '--dryrun'.*\n$/);
  });

  it('asks for a formatter after it has written, and not when it is dry', () => {
    const run = (/** @type {string[]} */ ...more) =>
      spawnSync(process.execPath, [cli, '0.2.0', folder, ...more], { encoding: 'utf8' }).stdout;
    expect(run('--dry')).not.toContain('prettier');
    expect(run()).toContain('npx prettier --write');
    expect(run()).not.toContain('prettier');
  });

  it('tells what is left with the lines of the file on disk when it is dry', () => {
    const file = join(folder, 'Lines.tsx');
    writeFileSync(
      file,
      "import { LanguageChooser, Tabs } from '@skerry/ui';\nexport const C = () => <LanguageChooser onValueChange={keep} />;\nexport const T = Tabs;\n",
    );
    const { stdout } = spawnSync(process.execPath, [cli, '0.2.0', file, '--dry'], { encoding: 'utf8' });
    expect(stdout).toContain(`${file}:2: \`onValueChange\` of`);
  });

  it.each(versions)('has an order of all codemods of %s', (version) => {
    const order = JSON.parse(readFileSync(join(__dirname, version, 'order.json'), 'utf8'));
    expect([...order].sort()).toEqual(foldersOf(version).sort());
  });

  it('applies a whole version, and lists what is left with file and line', () => {
    const file = join(folder, 'Release.tsx');
    cpSync(join(__dirname, 'whole/0.2.0/input.tsx'), file);
    const { status, stdout } = spawnSync(process.execPath, [cli, '0.2.0', folder], { encoding: 'utf8' });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(__dirname, 'whole/0.2.0/output.tsx'), 'utf8'));
    expect(stdout).toContain('2 of 2 files changed.');
    const left = stdout
      .split('\n')
      .flatMap((line) => (line.startsWith(`${file}:`) ? [line.slice(file.length + 1)] : []));
    expect(left).toEqual(JSON.parse(readFileSync(join(__dirname, 'whole/0.2.0/left.json'), 'utf8')));
    expect(status).toBe(0);
  });

  it('tells of the kit under one name what has moved and what its props mean now, in the same run', () => {
    const file = join(folder, 'Search.tsx');
    const uses = [
      '<UI.Combobox label="Site" name="site" />',
      '<UI.CommandPalette loadGroups={load} />',
      '<UI.Tabs tabs={tabs} />',
    ];
    writeFileSync(
      file,
      `import * as UI from '@skerry/ui';\n${uses.map((use, index) => `export const c${index} = ${use};`).join('\n')}\n`,
    );
    const { stdout } = spawnSync(process.execPath, [cli, '0.2.0', file], { encoding: 'utf8' });
    const from = 'it comes from @skerry/ui/experimental';
    expect(stdout).toContain(`2: \`UI.Combobox\`: ${from}; \`name\`: a form gets the chosen value`);
    expect(stdout).toContain(`3: \`UI.CommandPalette\`: ${from}; \`loadGroups\`: it answers with`);
    expect(stdout).toContain(`4: \`UI.Tabs\`: ${from}\n`);
  });

  it('tells what is taken out of the kit under one name', () => {
    const file = join(folder, 'Taken.tsx');
    writeFileSync(
      file,
      "import * as UI from '@skerry/ui';\nconst { Button, Combobox: Site } = UI;\nconst { Link, ...others } = UI;\n",
    );
    const { stdout } = spawnSync(process.execPath, [cli, '0.2.0', file], { encoding: 'utf8' });
    expect(stdout).toContain('2: `UI.Combobox`: it comes from @skerry/ui/experimental; `name`: a form gets');
    expect(stdout).toContain('3: the rest of `UI` is taken together');
    expect(stdout).not.toMatch(/UI\.(?:Button|Link)/);
  });

  it('changes nothing the second time, nor when it is dry', () => {
    const file = join(folder, 'Language.tsx');
    const before = readFileSync(file, 'utf8');
    const dry = spawnSync(process.execPath, [cli, '0.2.0', folder, '--dry'], { encoding: 'utf8' });
    expect(dry.stdout).toContain('1 of 1 files would change.');
    expect(readFileSync(file, 'utf8')).toBe(before);
    spawnSync(process.execPath, [cli, 'v0.2.0', folder]);
    expect(spawnSync(process.execPath, [cli, '0.2.0', folder], { encoding: 'utf8' }).stdout).toContain(
      '0 of 1 files changed.',
    );
  });
});
