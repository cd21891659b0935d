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

it.each([[[]], [['check']], [['paint', 'fjord.json']], [['css', 'fjord.json', 'pale.json']]])(
  'explains itself when it does not understand %j',
  (args) => {
    const { exitCode, complaints } = run(...args);
    expect(exitCode).toBe(2);
    expect(complaints).not.toBe('');
  },
);
