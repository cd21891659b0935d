import { roleChangeCount, roleChanges, withRole } from './roleChanges.ts';
import { roleNames, roleText } from '../../platform/roles/role-texts.ts';

const purchaser = {
  id: 'Purchaser',
  translations: [
    { language: 'en' as const, displayName: 'Purchaser', description: 'Places orders.' },
    { language: 'sv' as const, displayName: 'Inköpare', description: 'Lägger order.' },
  ],
};

describe('the text of a role', () => {
  it.each([
    ['sv', 'Inköpare'],
    ['en', 'Purchaser'],
    // Fallback chains: no gives no, sv, en; da gives da, en.
    ['no', 'Inköpare'],
    ['da', 'Purchaser'],
  ] as const)('in %s is %s', (language, name) => {
    expect(roleText(purchaser, language).name).toBe(name);
  });

  it('is the id where the role has no name at all', () => {
    expect(roleText({ id: 'Harbourmaster', translations: [] }, 'sv')).toEqual({
      id: 'Harbourmaster',
      name: 'Harbourmaster',
      description: undefined,
    });
  });

  it('comes in the order of the role list, and an unknown role last by its id', () => {
    const roles = [
      { id: 'a', name: 'Alfa', description: undefined },
      { id: 'b', name: 'Bravo', description: undefined },
    ];
    expect(roleNames(['x', 'b', 'a'], roles)).toEqual(['Alfa', 'Bravo', 'x']);
  });
});

describe('changes of roles', () => {
  const before = new Set(['OperationStaff', 'Purchaser']);

  it('are none until a tick differs, and none again when it is taken back', () => {
    const ticked = withRole(before, 'QuoteRequester', true);
    expect(roleChangeCount(before, ticked)).toBe(1);
    expect(roleChangeCount(before, withRole(ticked, 'QuoteRequester', false))).toBe(0);
  });

  it('name what was added and what was removed', () => {
    const after = withRole(withRole(before, 'Purchaser', false), 'QuoteRequester', true);
    expect(roleChanges(before, after)).toEqual({ added: ['QuoteRequester'], removed: ['Purchaser'] });
  });
});
