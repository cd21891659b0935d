import {
  normaliseInstallationContact,
  validateInstallationContact,
  validateOrderText,
  validateWantedWeek,
} from './order-forms.ts';

describe('a message about an order', () => {
  it.each(['Yes.', 'Line\nbreak', 'Råd & blåbär', 'a'.repeat(2000)])('may be %j', (text) =>
    expect(validateOrderText(text)).toBeUndefined(),
  );
  it.each([
    ['', { code: 'required' }],
    [' \n ', { code: 'required' }],
    ['a'.repeat(2001), { code: 'tooLong' }],
    ['Wałęsa', { code: 'unsupportedCharacter', character: 'ł' }],
  ])('may not be %j', (text, error) => expect(validateOrderText(text)).toEqual(error));
});

describe('an installation contact', () => {
  const nora = { name: 'Nora Elvestad', email: 'nora.elvestad@havstrand.example', phone: '+47 48 10 01 88' };

  it('needs a name and a phone number, written with or without spaces', () => {
    expect(validateInstallationContact(nora)).toEqual([]);
    expect(normaliseInstallationContact({ ...nora, name: ' Nora Elvestad ' })).toEqual({
      ...nora,
      phone: '+4748100188',
    });
  });

  it('requires every field', () => {
    expect(validateInstallationContact({ name: ' ', email: 'nora', phone: '48100188' })).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'invalidFormat' },
      { field: 'phone', code: 'invalidFormat' },
    ]);
  });
});

describe('a requested week', () => {
  it.each([
    ['2024-W47', undefined],
    ['2024-W48', undefined],
    ['2024-W46', 'past'],
    ['2024-W99', 'invalidFormat'],
    ['next week', 'invalidFormat'],
    ['2026-W47', undefined],
    ['2026-W48', 'tooLate'],
    ['9999-W01', 'tooLate'],
  ])('%s is %s on 21 November 2024', (week, error) => expect(validateWantedWeek(week, '2024-11-21')).toBe(error));
});
