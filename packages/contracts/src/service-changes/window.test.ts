import { validateWindow, type ChangeWindow, type WindowRules } from './window.ts';

const rules: WindowRules = {
  now: new Date('2024-11-20T09:00:00Z'),
  leadTimeHours: 24,
  minimumMinutes: 30,
  freezes: [
    { from: '2024-12-16', to: '2025-01-06', countries: ['se', 'no'] },
    { from: '2024-11-25', to: '2024-12-03', countries: ['dk'] },
  ],
  countries: ['se'],
};

const problems = (given: Partial<ChangeWindow>, changed: Partial<WindowRules> = {}) =>
  validateWindow(
    {
      changeClass: 'normal',
      windowStart: '2024-11-26T21:00:00Z',
      windowEnd: '2024-11-26T23:00:00Z',
      allowedOutageMinutes: 15,
      freezeAccepted: false,
      ...given,
    },
    { ...rules, ...changed },
  ).map(({ field, code }) => `${field} ${code}`);

const from = (windowStart: string, windowEnd: string) => ({ windowStart, windowEnd });

describe('the window of a change', () => {
  it.each([
    ['as it should be', {}, []],
    ['in the past', from('2024-11-20T08:59:59Z', '2024-11-20T12:00:00Z'), ['windowStart past']],
    ['within the lead time', from('2024-11-21T08:59:00Z', '2024-11-21T12:00:00Z'), ['windowStart tooEarly']],
    ['at the end of the lead time', from('2024-11-21T09:00:00Z', '2024-11-21T12:00:00Z'), []],
    ['years ahead', from('2027-11-21T09:00:00Z', '2027-11-21T12:00:00Z'), ['windowStart tooLate']],
    ['that ends as it begins', { windowEnd: '2024-11-26T21:00:00Z' }, ['windowEnd notAfterStart']],
    [
      'that ends before it begins, given in another time zone',
      { windowEnd: '2024-11-26T21:30:00+01:00' },
      ['windowEnd notAfterStart'],
    ],
    ['of 29 minutes', { windowEnd: '2024-11-26T21:29:00Z' }, ['windowEnd tooShort']],
    ['of 30 minutes', { windowEnd: '2024-11-26T21:30:00Z' }, []],
    ['that is no time', from('2024-11-31T25:00:00Z', 'soon'), ['windowStart invalidFormat', 'windowEnd invalidFormat']],
    ['shorter than the outage', { allowedOutageMinutes: 121 }, ['allowedOutageMinutes longerThanWindow']],
    ['in a freeze period', from('2024-12-20T21:00:00Z', '2024-12-20T23:00:00Z'), ['windowStart inFreeze']],
    ['that runs into a freeze period', from('2024-12-15T21:00:00Z', '2024-12-15T23:30:00Z'), ['windowStart inFreeze']],
    ['that ends at midnight before one', from('2024-12-15T21:00:00Z', '2024-12-15T23:00:00Z'), []],
  ])('%s', (_what, given, expected) => expect(problems(given)).toEqual(expected));

  it('is in a freeze period if one applies to any of the services', () => {
    expect(problems({}, { countries: ['se', 'dk'] })).toEqual(['windowStart inFreeze']);
  });

  it('of an emergency needs no lead time, but an explicit yes in a freeze period', () => {
    const now = { ...from('2024-11-20T09:30:00Z', '2024-11-20T10:30:00Z'), changeClass: 'emergency' };
    expect(problems(now)).toEqual([]);
    const frozen = { ...from('2024-12-20T21:00:00Z', '2024-12-20T23:00:00Z'), changeClass: 'emergency' };
    expect(problems(frozen)).toEqual(['freezeAccepted required']);
    expect(problems({ ...frozen, freezeAccepted: true })).toEqual([]);
    expect(problems({ ...frozen, freezeAccepted: true, changeClass: 'normal' })).toEqual(['windowStart inFreeze']);
  });
});
