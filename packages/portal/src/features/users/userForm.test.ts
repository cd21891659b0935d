import type { CustomerUser, UserFormField } from '@skerry/contracts';
import { formatCompiled } from '@skerry/i18n';
import { messagesByLanguage } from '@skerry/i18n/server';
import {
  changedFields,
  emptyUserForm,
  fieldErrorMessage,
  fieldProblem,
  toUserCreate,
  toUserUpdate,
  userFormOf,
} from './userForm.ts';

const english = messagesByLanguage.en;

function problem(field: UserFormField, value: string): string | undefined {
  const message = fieldProblem(field, value);
  return message && formatCompiled('en-GB', english[message.id], message.values);
}

const firstNameMissing = 'You have to enter a first name.';
const lastNameMissing = 'You have to enter a last name.';
const emailMissing = 'You have to provide an e-mail address.';
const emailFormat = 'The e-mail address has invalid format.';
const phoneMissing = 'You have to provide a phone number.';
const phoneFormat = 'The phone number has invalid format (e.g. a plus sign with country code followed by the number).';
const unsupported = (character: string) => `The field contains unsupported characters: ${character}`;

describe('the texts of the form', () => {
  it.each<[UserFormField, string, string | undefined]>([
    ['firstName', '', firstNameMissing],
    ['firstName', '   ', firstNameMissing],
    ['firstName', '\u00A0\t', firstNameMissing],
    ['firstName', 'Torbjørn', undefined],
    ['firstName', 'Željko', unsupported('Ž')],
    ['firstName', '😀', unsupported('😀')],
    ['firstName', 'Anna\u200F', unsupported('U+200F')],
    ['firstName', 'Anna\u202E', unsupported('U+202E')],
    ['firstName', '<b>Anna</b>', undefined],
    ['lastName', '', lastNameMissing],
    ['lastName', '   ', lastNameMissing],
    ['lastName', '山田', unsupported('山')],
    ['email', '', emailMissing],
    ['email', '   ', emailMissing],
    ['email', 'torbjorn.vik@havstrand', emailFormat],
    ['email', '<script>@havstrand.example', emailFormat],
    ['email', 'torbjorn.vik@havstrand.example', undefined],
    ['email', '\u200Ftorbjorn@havstrand.example', unsupported('U+200F')],
    ['cellphone', '', phoneMissing],
    ['cellphone', '   ', phoneMissing],
    ['cellphone', '+', phoneFormat],
    ['cellphone', '0 481 00 144', phoneFormat],
    ['cellphone', '+123456789', phoneFormat],
    ['cellphone', '+1234567890', undefined],
    ['cellphone', '+123456789012345', undefined],
    ['cellphone', '+1234567890123456', phoneFormat],
    ['cellphone', '+0481001440', phoneFormat],
    ['cellphone', '+46 70 174 06 05', undefined],
  ])('say about %s %j: %s', (field, value, text) => {
    expect(problem(field, value)).toBe(text);
  });

  it.each<[UserFormField, string, string]>([
    ['firstName', 'a'.repeat(10_000), 'The text is too long: at most 100 characters.'],
    ['email', `${'a'.repeat(10_000)}@havstrand.example`, emailFormat],
    ['cellphone', '+'.repeat(10_000), phoneFormat],
  ])('say what is wrong with 10,000 characters of %s', (field, value, text) => {
    expect(problem(field, value)).toBe(text);
  });

  it('have one for an e-mail address that is taken, and a general one for a code that is not known here', () => {
    expect(fieldErrorMessage('email', { code: 'taken' }).id).toBe('users.fieldError.email.taken');
    expect(fieldErrorMessage('cellphone', { code: 'taken' }).id).toBe('form.invalid');
    expect(fieldErrorMessage('firstName', { code: 'constructor' }).id).toBe('form.invalid');
  });
});

describe('what is sent', () => {
  const values = {
    ...emptyUserForm(),
    firstName: ' Torbjørn ',
    lastName: 'Vik',
    email: ' torbjorn.vik@havstrand.example',
    cellphone: '+47 481 00 144',
  };

  it('to create is trimmed, with the phone number in one piece, Swedish and active unless changed', () => {
    expect(toUserCreate(values)).toEqual({
      firstName: 'Torbjørn',
      lastName: 'Vik',
      email: 'torbjorn.vik@havstrand.example',
      cellphone: '+4748100144',
      locale: 'sv',
      forceTwoFactorAuth: false,
      active: true,
    });
  });

  it('to update says isActive', () => {
    const update = toUserUpdate({ ...values, active: false });
    expect(update).toMatchObject({ isActive: false, firstName: 'Torbjørn' });
    expect(update).not.toHaveProperty('active');
  });
});

describe('a user in the form', () => {
  const user: CustomerUser = {
    id: '7d0c5f0e',
    firstName: 'Gustav',
    lastName: 'Thulin',
    fullName: 'Gustav Thulin',
    email: 'gustav.thulin@havstrand.example',
    cellphone: null,
    locale: 'en',
    forceTwoFactorAuth: true,
    active: false,
    roles: [],
    roleGroups: [],
    version: 4,
  };

  it('has an empty phone number where none is known', () => {
    expect(userFormOf(user)).toEqual({
      firstName: 'Gustav',
      lastName: 'Thulin',
      email: 'gustav.thulin@havstrand.example',
      cellphone: '',
      locale: 'en',
      forceTwoFactorAuth: true,
      active: false,
    });
  });

  it('names the fields that somebody else has changed', () => {
    expect(
      changedFields(userFormOf(user), userFormOf({ ...user, lastName: 'Thulin Berg', active: true, version: 5 })),
    ).toEqual(['lastName', 'active']);
  });
});
