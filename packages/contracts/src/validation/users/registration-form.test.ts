import fc from 'fast-check';
import { expectAgreement, nearMisses } from '../../../test/agreement.ts';
import { customerIdPattern } from './customer-id.ts';
import {
  normaliseRegistrationField,
  validateRegistrationField,
  validateRegistrationForm,
  type RegistrationFormField,
} from './registration-form.ts';
import { validateUserField } from './user-form.ts';

describe('a customer id', () => {
  it('has 1 to 10 digits and nothing else', () => {
    expectAgreement(
      (text) => customerIdPattern.test(text),
      (text) => text.length >= 1 && text.length <= 10 && text.split('').every((digit) => '0123456789'.includes(digit)),
      nearMisses(fc.stringMatching(/^[0-9]{1,11}$/), '0123456789 -+.eE\n٣１'),
    );
  });

  it.each(['1', '0', '0000000000', '9999999999', ' 4711 '])('may be %j', (value) =>
    expect(validateRegistrationField('customerId', value)).toBeUndefined(),
  );
  it.each(['', ' '])('is required: %j', (value) =>
    expect(validateRegistrationField('customerId', value)).toEqual({ field: 'customerId', code: 'required' }),
  );
  it.each(['12345678901', 'C1', '1 2', '-1', '1.0', '1e3', '½'])('may not be %s', (value) =>
    expect(validateRegistrationField('customerId', value)).toEqual({ field: 'customerId', code: 'invalidFormat' }),
  );
  it('reports an unsupported character', () => {
    expect(validateRegistrationField('customerId', '47１1')).toEqual({
      field: 'customerId',
      code: 'unsupportedCharacter',
      character: '１',
    });
  });
});

it('the other fields follow the rules of the user form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('firstName', 'lastName', 'email', 'cellphone'),
      fc.oneof(fc.string(), fc.constantFrom('+46701740605', 'a@b.se', ' ')),
      (field, value) => {
        expect(validateRegistrationField(field, value)).toEqual(validateUserField(field, value));
      },
    ),
    { numRuns: 5000 },
  );
});

it('the stored form of a value is valid, too', () => {
  const fields = fc.constantFrom<RegistrationFormField>('firstName', 'lastName', 'email', 'cellphone', 'customerId');
  const values = fc.oneof(fc.string(), fc.stringMatching(/^ {0,2}\+?[1-9][0-9 ]{9,14} {0,2}$/));
  fc.assert(
    fc.property(fields, values, (field, value) => {
      fc.pre(validateRegistrationField(field, value) === undefined);
      const stored = normaliseRegistrationField(field, value);
      expect(validateRegistrationField(field, stored)).toBeUndefined();
      expect(normaliseRegistrationField(field, stored)).toBe(stored);
    }),
    { numRuns: 5000 },
  );
});

it('a customer id is stored without surrounding white space, a phone number without spaces', () => {
  expect(normaliseRegistrationField('customerId', ' 4711\n')).toBe('4711');
  expect(normaliseRegistrationField('cellphone', ' +46 70 174 06 05')).toBe('+46701740605');
});

it('all fields are required, and reported in the order of the form', () => {
  expect(validateRegistrationForm({ customerId: '', cellphone: '', email: ' ', lastName: '', firstName: '' })).toEqual(
    ['firstName', 'lastName', 'email', 'cellphone', 'customerId'].map((field) => ({ field, code: 'required' })),
  );
});
