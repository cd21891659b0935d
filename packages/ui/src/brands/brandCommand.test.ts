/** @jest-environment node */
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { runBrandCommand } from './brandCommand.ts';
import fjord from './examples/fjord.json' with { type: 'json' };

const pale = structuredClone(fjord);
pale.light.color.action.primary.bg.$value = '#8fc1ff';
const files: Record<string, string> = {
  'fjord.json': JSON.stringify(fjord),
  'pale.json': JSON.stringify(pale),
  'short.json': JSON.stringify({ name: 'fjord', colors: { primary: '#17614f' } }),
  'near.json': JSON.stringify({
    name: 'fjord',
    colors: { primary: '#12355b', header: '#12355b', accent: '#12405b' },
    light: { font: { family: { ui: { $value: ['Georgia', 'serif'] } } } },
  }),
  'torn.json': '{"name":',
};

function run(...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const written: Record<string, string> = {};
  const exitCode = runBrandCommand(args, {
    tokens,
    read: (file) => {
      const content = files[file];
      if (content === undefined) throw new Error('no such file');
      return content;
    },
    write: (file, content) => (written[file] = content),
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n'), written };
}

describe('skerry-brand check', () => {
  it('passes a good brand', () => {
    expect(run('check', 'fjord.json')).toMatchObject({ exitCode: 0, complaints: '' });
  });

  it('fails on bad contrast and names the pair and the ratio', () => {
    const { exitCode, complaints } = run('check', 'pale.json');
    expect(exitCode).toBe(1);
    expect(complaints).toContain('action.primary.fg #ffffff on action.primary.bg #8fc1ff is 1.86:1');
  });

  it('fails if one of several is bad', () => {
    expect(run('check', 'pale.json', 'fjord.json').exitCode).toBe(1);
  });

  it.each(['torn.json', 'nowhere.json'])('says that %s cannot be read', (file) => {
    const { exitCode, complaints } = run('check', file);
    expect(exitCode).toBe(1);
    expect(complaints).toContain(`${file} cannot be read: `);
  });
});

describe('what had to be moved, or stands in one theme alone', () => {
  const moved = [
    'fjord, light: accent #12405b → #5582a0 on the header #12355b: 3:1 is needed, it has 1.13:1.',
    'fjord, dark: accent #12405b → ',
    'fjord: font.family.ui is in light alone; "font" at the top of the file, beside "name", holds in both.',
  ];

  it('is said by check, which passes', () => {
    const { exitCode, printed } = run('check', 'near.json');
    expect(exitCode).toBe(0);
    for (const sentence of moved) expect(printed.split(sentence)).toHaveLength(2);
    expect(run('check', 'short.json').printed).not.toContain('!');
  });

  it('is said by css beside the stylesheet', () => {
    const { printed, complaints } = run('css', 'near.json');
    expect(complaints).toContain(moved[0]);
    expect(printed).not.toContain('→');
  });

  it.each(['check', 'css', 'complete'])('is refused by %s --strict', (command) => {
    const { exitCode, complaints, printed } = run(command, 'near.json', '--strict');
    expect([exitCode, printed]).toEqual([1, '']);
    for (const sentence of moved) expect(complaints).toContain(sentence);
    expect(run(command, 'short.json', '--strict').exitCode).toBe(0);
  });
});

describe('skerry-brand complete', () => {
  it('writes every token that it has derived, and the file says the same without its colours', () => {
    expect(run('check', 'short.json').printed).toContain('54 of them derived');
    const { written } = run('complete', 'short.json', '--out', 'whole.json');
    const whole = JSON.parse(written['whole.json'] ?? '') as object;
    expect(whole).not.toHaveProperty('colors');
    files['whole.json'] = JSON.stringify(whole);
    expect(run('css', 'whole.json').printed).toBe(run('css', 'short.json').printed);
  });
});

describe('skerry-brand css', () => {
  it('prints the stylesheet', () => {
    const { exitCode, printed } = run('css', 'fjord.json');
    expect(exitCode).toBe(0);
    expect(printed).toContain("[data-brand='fjord']");
  });

  it('writes it to a file', () => {
    const { printed, written } = run('css', 'fjord.json', '--out', 'fjord.css');
    expect(printed).toBe('');
    expect(written['fjord.css']).toContain("[data-brand='fjord']");
  });

  it('makes nothing of a brand that is not good enough', () => {
    expect(run('css', 'pale.json', '--out', 'pale.css')).toMatchObject({ exitCode: 1, written: {} });
  });
});

it.each([
  [[]],
  [['check']],
  [['check', 'fjord.json', '--loose']],
  [['paint', 'fjord.json']],
  [['css', 'fjord.json', 'pale.json']],
])('explains itself when it does not understand %j', (args) => {
  const { exitCode, complaints } = run(...args);
  expect(exitCode).toBe(2);
  expect(complaints).not.toBe('');
});
