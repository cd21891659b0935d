import { demoActivity } from './demo-activity.ts';
import { demoGroups } from './demo-groups.ts';
import { demoUsers } from './demo-users.ts';

it('is of people and groups that there are', () => {
  const people = new Set(demoUsers.map(({ email }) => email));
  const groups = new Set(demoGroups.map(({ name }) => name));
  const unknown = demoActivity.filter(
    (deed) => !people.has(deed.by) || ('to' in deed ? !people.has(deed.to) : !groups.has(deed.group)),
  );
  expect(unknown).toEqual([]);
});

it('ends with the roles and members that the demo has now', () => {
  for (const deed of demoActivity.filter((each) => each.daysAgo < 45)) {
    if ('group' in deed) expect(deed.after).toEqual(demoGroups.find(({ name }) => name === deed.group)?.members);
    else if (deed.after.roles)
      expect(deed.after.roles.map(({ id }) => id)).toEqual(demoUsers.find(({ email }) => email === deed.to)?.roles);
  }
});
