import { filterGroups, markMatches, type CommandGroup } from './commands.ts';

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

describe('markMatches', () => {
  const marked = (text: string, query: string) =>
    markMatches(text, query)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['Lindholmspiren 5', 'lind', '[Lind]holmspiren 5'],
    ['Tromsø 2', 'tromso 2', '[Tromsø] [2]'],
    ['DIA Static', 'zebra', 'DIA Static'],
    ['DIA Static', ' ', 'DIA Static'],
    ['Læsø', 'laso', 'Læsø'],
    ['', 'a', ''],
  ])('in "%s", "%s" is marked as %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));
});
