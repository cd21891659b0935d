import { filterGroups, type CommandGroup } from './commands.ts';

const groups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    commands: [
      { id: 'users', label: 'Users', keywords: 'brukere användare' },
      { id: 'status', label: 'Operational status' },
    ],
  },
  { id: 'sites', label: 'Sites', commands: [{ id: '1', label: 'Tromsø 2', hint: 'Sjøgata 4' }] },
];
const idsFor = (query: string) => filterGroups(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id));

describe('filterGroups', () => {
  it.each([
    ['', ['users', 'status', '1']],
    ['STAT', ['status']],
    ['status oper', ['status']],
    ['anvandare', ['users']],
    ['tromso', ['1']],
    ['sjøgata', ['1']],
    ['sites', ['1']],
    ['users status', []],
  ])('"%s" finds %j', (query, ids) => expect(idsFor(query)).toEqual(ids));

  it('leaves out groups of which nothing is left', () => {
    expect(filterGroups(groups, 'users').map(({ id }) => id)).toEqual(['pages']);
  });
});
