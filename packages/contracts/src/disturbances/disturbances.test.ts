import { readImpact } from './impact.ts';
import { disturbanceStates, nextDisturbanceStates, workStates } from './states.ts';
import { normaliseLanguageTexts, validateLanguageTexts } from './texts.ts';

it('an impact that nothing is known of counts as an outage', () => {
  expect([undefined, '', 'no-impact', 'SOMETHING'].map(readImpact)).toEqual(Array(4).fill('OUTAGE'));
  expect(readImpact('REDUCED-REDUNDANCY')).toBe('REDUCED-REDUNDANCY');
});

it('updates lead from each state to known ones of its kind alone, and from what is over nowhere', () => {
  for (const states of [disturbanceStates, workStates])
    for (const state of states)
      expect(nextDisturbanceStates(state).filter((next) => !states.some((one) => one === next))).toEqual([]);
  for (const state of ['RESOLVED', 'COMPLETED', 'CANCELLED', 'SOMETHING'])
    expect(nextDisturbanceStates(state)).toEqual([]);
});

describe('texts in several languages', () => {
  const en = { language: 'en', displayName: 'A break' } as const;
  const sv = { language: 'sv', displayName: 'Ett brott' } as const;
  const check = (texts: Parameters<typeof validateLanguageTexts>[0], isRequired = true) =>
    validateLanguageTexts(texts, { maxLength: 10, isRequired })?.code;

  it('are there in English at least', () => {
    expect(check([en, sv])).toBeUndefined();
    expect(check([sv])).toBe('required');
    expect(check([])).toBe('required');
    expect(check([], false)).toBeUndefined();
    expect(check([sv], false)).toBe('required');
  });

  it('are each in bounds, and of each language one', () => {
    expect(check([en, { ...sv, displayName: 'x'.repeat(11) }])).toBe('tooLong');
    expect(check([en, { ...sv, displayName: 'Ā' }])).toBe('unsupportedCharacter');
    expect(check([en, en])).toBe('invalidFormat');
  });

  it('have lines where they are no titles', () => {
    const texts = [{ ...en, displayName: 'A\r\nB' }];
    expect(check(texts)).toBeUndefined();
    expect(validateLanguageTexts(texts, { maxLength: 10, isOneLine: true })?.code).toBe('unsupportedCharacter');
  });

  it('are stored without the languages that nothing is written in', () => {
    expect(
      normaliseLanguageTexts([
        { ...en, displayName: ' A break ' },
        { ...sv, displayName: ' ' },
      ]),
    ).toEqual([en]);
  });
});
