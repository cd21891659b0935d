import { aContact } from '../testing/someContacts.ts';
import { toldMatches } from './toldMatches.ts';

const all = { scopes: [], states: [], reached: [] };
const now = new Date('2024-11-21T20:30:00Z');
const told = (given: Parameters<typeof aContact>[0] = {}) => {
  const contact = aContact(given);
  const [assignment] = contact.assignments;
  if (assignment === undefined) throw new Error('told about nothing');
  return { contact, assignment };
};

describe('somebody who is told', () => {
  it('is found by name, address, grouped number, and by what they cover', () => {
    const site = { kind: 'SITES' as const, items: [{ id: 'S-1', name: 'Oslo terminal' }] };
    const person = told({ assignments: [{ ...told().assignment, scope: site }] });
    for (const text of ['noc', 'NOC@', '8 465 118', 'oslo']) expect(toldMatches(person, text, all, now)).toBe(true);
    expect(toldMatches(person, 'bergen', all, now)).toBe(false);
  });

  it('is found by what they cover, and by whether the address is confirmed', () => {
    expect(toldMatches(told(), '', { ...all, scopes: ['SITES'] }, now)).toBe(false);
    expect(toldMatches(told(), '', { ...all, states: ['VERIFIED'] }, now)).toBe(true);
  });

  it('is reached by their own clock', () => {
    const until = (to: string, timeZone: string) => told({ hours: { from: '06:00', to }, timeZone });
    const isReached = (person: ReturnType<typeof told>) => toldMatches(person, '', { ...all, reached: ['NOW'] }, now);
    expect(isReached(until('22:00', 'Europe/Stockholm'))).toBe(true);
    expect(isReached(until('22:00', 'Europe/Helsinki'))).toBe(false);
    expect(isReached(told())).toBe(true);
  });

  it('is reached at night where their hours have all of it', () => {
    const at = (from: string, to: string) =>
      toldMatches(told({ hours: { from, to } }), '', { ...all, reached: ['NIGHT'] }, now);
    expect([at('21:00', '07:00'), at('23:00', '07:00'), at('06:00', '22:00')]).toEqual([true, false, false]);
  });
});
