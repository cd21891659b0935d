import { validateRoleGroupName } from './role-group.ts';

describe('the name of a group', () => {
  it.each(['Nordic NOC', 'Lager & terminaler'])('can be %s', (name) => {
    expect(validateRoleGroupName(name)).toBeUndefined();
  });

  it('has no bar, which stands between the groups of a user in a file', () => {
    expect(validateRoleGroupName('North|South')).toEqual({ code: 'unsupportedCharacter', character: '|' });
  });
});
