import { customerRoles } from '@skerry/contracts';
import { demoGroups } from './demo-groups.ts';
import { demoUsers } from './demo-users.ts';

it('has the eight groups of the design, of people that there are, with something in each scope', () => {
  expect(demoGroups.map(({ name, members }) => [name, members.length])).toEqual([
    ['Auditors', 2],
    ['Colocation Göteborg', 3],
    ['Denmark billing', 3],
    ['Nordic NOC', 5],
    ['Project København HQ', 4],
    ['Purchasing', 4],
    ['Terminals north', 6],
    ['Warehouse operations', 7],
  ]);
  const people = new Set(demoUsers.map(({ email }) => email));
  for (const { name, members, roles, scope } of demoGroups) {
    expect([name, members.filter((email) => !people.has(email))]).toEqual([name, []]);
    expect(roles.every((role) => customerRoles.includes(role))).toBe(true);
    expect([name, scope.ids.length > 0]).toEqual([name, scope.kind !== 'all']);
  }
  expect(demoGroups.filter(({ isFromDirectory }) => isFromDirectory).map(({ name }) => name)).toEqual(['Auditors']);
  expect(demoGroups.find(({ name }) => name === 'Terminals north')?.scope.ids).toHaveLength(12);
});
