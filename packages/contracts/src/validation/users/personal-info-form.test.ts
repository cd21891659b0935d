import fc from 'fast-check';
import { lacksPhone, validatePersonalInfoField, validatePersonalInfoForm } from './personal-info-form.ts';
import { validateUserField } from './user-form.ts';

const external = { isInternal: false };
const internal = { isInternal: true };

it('first name, last name and phone number are required of customers', () => {
  expect(validatePersonalInfoForm({ cellphone: '', lastName: ' ', firstName: '' }, external)).toEqual([
    { field: 'firstName', code: 'required' },
    { field: 'lastName', code: 'required' },
    { field: 'cellphone', code: 'required' },
  ]);
});

it('the provider’s own staff need no phone number, but one that they give must be valid', () => {
  expect(validatePersonalInfoForm({ firstName: '', cellphone: ' ' }, internal)).toEqual([
    { field: 'firstName', code: 'required' },
  ]);
  expect(validatePersonalInfoField('cellphone', '070-174 06 05', internal)).toEqual({
    field: 'cellphone',
    code: 'invalidFormat',
  });
  expect(validatePersonalInfoField('cellphone', '+46 70 174 06 05', internal)).toBeUndefined();
});

it('a field follows the rule of the user form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('firstName', 'lastName', 'cellphone'),
      fc.oneof(fc.string(), fc.stringMatching(/^\+?[0-9 ]{8,17}$/)),
      (field, value) => {
        expect(validatePersonalInfoField(field, value, external)).toEqual(validateUserField(field, value));
      },
    ),
    { numRuns: 20_000 },
  );
});

it.each([
  { cellphone: null, whose: external, lacks: true },
  { cellphone: '', whose: external, lacks: true },
  { cellphone: '0701740605', whose: external, lacks: true },
  { cellphone: '+46701740605', whose: external, lacks: false },
  { cellphone: null, whose: internal, lacks: false },
  { cellphone: '0701740605', whose: internal, lacks: false },
])('someone with the number $cellphone lacks one: $lacks ($whose)', ({ cellphone, whose, lacks }) =>
  expect(lacksPhone(cellphone, whose)).toBe(lacks),
);
