import { validateInvoiceText } from './invoice-text.ts';
import { validateTagDescription, validateTagName } from './tag.ts';

describe('the text of a service on the invoice', () => {
  it.each([
    ['', undefined],
    ['   ', undefined],
    ['Kostnadsställe 4410 – ', { code: 'unsupportedCharacter', character: '–' }],
    ['Kst 4410 Łódź', { code: 'unsupportedCharacter', character: 'Ł' }],
    ['Kst 4410\nfaktura', { code: 'unsupportedCharacter', character: '\n' }],
    ['Kostnadsställe 4410, Göteborg', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), { code: 'tooLong' }],
    ['a'.repeat(10_000), { code: 'tooLong' }],
  ])('validates %j', (text, error) => {
    expect(validateInvoiceText(text)).toEqual(error);
  });
});

describe('a tag', () => {
  it.each([
    ['HQ', undefined],
    ['  ', { code: 'required' }],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), { code: 'tooLong' }],
    ['kritisk 🔥', { code: 'unsupportedCharacter', character: '🔥' }],
  ])('validates the name %j', (name, error) => {
    expect(validateTagName(name)).toEqual(error);
  });

  it('needs no description', () => {
    expect(validateTagDescription('')).toBeUndefined();
    expect(validateTagDescription('a'.repeat(201))).toEqual({ code: 'tooLong' });
  });
});
