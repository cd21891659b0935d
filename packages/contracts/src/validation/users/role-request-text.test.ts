import { maxRoleRequestTextLength, validateRoleRequestText } from './role-request-text.ts';

describe('an administrator’s word about a request for roles', () => {
  it.each(['', ' \n ', 'Welcome!', 'Welcome!\nCall me.', 'Välkommen!\r\nRing.', 'a'.repeat(maxRoleRequestTextLength)])(
    'may be %j',
    (text) => expect(validateRoleRequestText(text)).toBeUndefined(),
  );
  it('may not be longer than 500 characters', () =>
    expect(validateRoleRequestText('a'.repeat(501))).toEqual({ code: 'tooLong' }));
  it.each([
    ['Wałęsa', 'ł'],
    ['a\tb', '\t'],
  ])('may not be %j', (text, character) =>
    expect(validateRoleRequestText(text)).toEqual({ code: 'unsupportedCharacter', character }),
  );
});
