import { validateChangeTexts } from './texts.ts';

const problems = (texts: Parameters<typeof validateChangeTexts>[0]) =>
  validateChangeTexts(texts).map(({ field, code }) => `${field} ${code}`);

describe('the texts of a service change request', () => {
  it.each([
    [{}, []],
    [{ contactName: ' ', contactPhone: '' }, []],
    [{ contactName: 'Elin Wallgren', contactPhone: '+46 70 174 06 24' }, []],
    [{ contactName: 'Elin Wallgren' }, ['contactPhone required']],
    [{ contactPhone: '+46701740624' }, ['contactName required']],
    [{ contactName: 'Elin Wallgren', contactPhone: '0701740624' }, ['contactPhone invalidFormat']],
    [{ rollback: 'First the router.\nThen the rest.' }, []],
    [{ reference: 'x'.repeat(51), rollback: 'Ł' }, ['reference tooLong', 'rollback unsupportedCharacter']],
  ])('%j: %j', (texts, expected) => expect(problems(texts)).toEqual(expected));
});
