import { formatPhoneNumber } from './phone-number.ts';

describe('a phone number for reading', () => {
  it.each([
    // As the mockups write them.
    ['+46701740605', '+46 70 174 06 05'],
    ['+4748100137', '+47 481 00 137'],
    ['+4589880142', '+45 89 88 01 42'],
    // Area codes.
    ['+46846500420', '+46 8 465 004 20'],
    ['+4631123456', '+46 31 12 34 56'],
    ['+4722334455', '+47 22 33 44 55'],
    // Other countries: the country code, then groups of three with two to four digits last.
    ['+358401234567', '+358 401 234 567'],
    ['+12025550143', '+1 202 555 0143'],
    ['+442079460018', '+44 207 946 0018'],
    ['+491701234567', '+49 170 123 4567'],
  ])('of %s is %s', (stored, shown) => {
    expect(formatPhoneNumber(stored)).toBe(shown);
  });

  it('keeps every digit, whatever the length', () => {
    for (let length = 10; length <= 15; length++) {
      for (const start of ['+46', '+47', '+45', '+1', '+358', '+999']) {
        const number = start.padEnd(length + 1, '7');
        expect(formatPhoneNumber(number).replaceAll(' ', '')).toBe(number);
      }
    }
  });

  it.each(['', '0701740605', '+', 'ask the reception', '+46 70 174 06 05'])('leaves %j as it is', (text) => {
    expect(formatPhoneNumber(text)).toBe(text);
  });
});
