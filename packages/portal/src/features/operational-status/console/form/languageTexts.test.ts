import { languageState, textFaults, textsOf, valuesOf } from './languageTexts.ts';

const texts = [
  { language: 'en' as const, displayName: 'A break' },
  { language: 'sv' as const, displayName: 'Ett brott' },
];

describe('a text in four languages', () => {
  it('is sent as it was read, without the languages that nothing is written in', () => {
    expect(textsOf(valuesOf('title', texts), 'title')).toEqual(texts);
    expect(textsOf(valuesOf('title'), 'title')).toEqual([]);
  });

  it('is there in English at least, once it is there at all', () => {
    const faults = (values: Record<string, string>, isRequired = false) =>
      textFaults({ ...valuesOf('title'), ...values }, 'title', { maxLength: 10, isRequired });
    expect(faults({})).toEqual({});
    expect(faults({}, true)).toEqual({ 'title.en': { code: 'required' } });
    expect(faults({ 'title.da': 'Et brud' })).toEqual({ 'title.en': { code: 'required' } });
    expect(faults({ 'title.en': 'A break', 'title.da': 'x'.repeat(11) })).toMatchObject({
      'title.da': { code: 'tooLong' },
    });
  });

  it('is missing, older than English, or written', () => {
    const start = valuesOf('title', texts);
    const state = (values: Record<string, string>, language: 'sv' | 'da') =>
      languageState({ ...start, ...values }, start, ['title'], language);
    expect(state({}, 'sv')).toBe('written');
    expect(state({}, 'da')).toBe('missing');
    expect(state({ 'title.en': 'Two breaks' }, 'sv')).toBe('older');
    expect(state({ 'title.en': 'Two breaks', 'title.sv': 'Två brott' }, 'sv')).toBe('written');
    expect(languageState(valuesOf('title'), valuesOf('title'), ['title'], 'sv')).toBe('empty');
  });
});
