/** @jest-environment node */
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { brandNotes, isDoubtful } from './brandNotes.ts';

const notes = (colors: { primary: string; header?: string; accent?: string }, rest = {}) =>
  brandNotes({ name: 'fjord', colors, ...rest }, tokens);
const messages = (...brand: Parameters<typeof notes>) =>
  notes(...brand)
    .filter(isDoubtful)
    .map(({ message }) => message);

describe('brandNotes', () => {
  it('says nothing of a brand whose colours stay as they were written', () => {
    expect(messages({ primary: '#17614f', header: '#0f4a3c', accent: '#ff9f1c' })).toEqual([]);
  });

  it('names a primary colour that is too pale for the page', () => {
    expect(messages({ primary: '#f4c2d7' })).toEqual([
      expect.stringMatching(
        /^fjord, light: primary #f4c2d7 → #[0-9a-f]{6} on the page #[0-9a-f]{6}: 3:1 is needed, it has 1\.\d\d:1\.$/,
      ),
    ]);
  });

  it('names a header on which words that the brand names itself cannot be read', () => {
    const light = { color: { header: { fg: { $value: '#1a1a1a' } } } };
    expect(messages({ primary: '#17614f', header: '#0f4a3c' }, { light })).toContainEqual(
      expect.stringContaining('header #0f4a3c → #'),
    );
  });

  it('names what is no colour and differs between the themes only because one does not name it', () => {
    const radius = { control: { $value: '6px' } };
    const table = { headRow: { $value: '48px' } };
    expect(messages({ primary: '#17614f' }, { dark: { radius, table } })).toEqual([
      'fjord: radius.control is in dark alone; "radius" at the top of the file, beside "name", holds in both.',
      'fjord: table.headRow is in dark alone; write it in light, too.',
    ]);
    expect(messages({ primary: '#17614f' }, { radius, dark: { radius } })).toEqual([]);
  });

  it('says what the brand’s own colours are in dark, unless the brand names them there', () => {
    const colors = { primary: '#17614f', header: '#0f4a3c' };
    const ofDark = (rest = {}) =>
      notes(colors, rest).flatMap(({ kind, message }) => (kind === 'dark' ? [message] : []));
    expect(ofDark()).toEqual([
      expect.stringMatching(
        /^fjord, dark: primary #17614f → #[0-9a-f]{6}, in its own hue .* color\.action\.primary\.bg in "dark"/,
      ),
      expect.stringMatching(/^fjord, dark: header #0f4a3c → #[0-9a-f]{6}, /),
    ]);
    const dark = { color: { action: { primary: { bg: { $value: '#5fb39c' } } } } };
    expect(ofDark({ dark })).toEqual([expect.stringContaining('header')]);
  });

  it('names a font that changes with the theme', () => {
    const font = (name: string) => ({ font: { family: { ui: { $value: [name] } } } });
    const brand = { light: font('Georgia'), dark: font('Arial') };
    const told = notes({ primary: '#17614f' }, brand).filter(({ kind }) => kind === 'two fonts');
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringContaining('font.family.ui is ["Georgia"] in light and ["Arial"] in dark'),
    ]);
    expect(notes({ primary: '#17614f' }, font('Georgia')).map(({ kind }) => kind)).toEqual(['dark']);
  });
});
