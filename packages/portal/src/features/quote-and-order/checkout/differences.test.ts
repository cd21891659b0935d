import { sameColumns } from './differences.ts';

const columns = [
  { id: 'service', textOf: ({ service }: { service: string; week?: string }) => service },
  { id: 'week', textOf: ({ week }: { service: string; week?: string }) => week },
];

describe('what is the same at every site', () => {
  it('is what says the same of each line', () => {
    const lines = [
      { service: 'INT', week: '2025-W01' },
      { service: 'INT', week: '2025-W09' },
    ];
    expect(sameColumns(lines, columns)).toEqual(['service']);
  });

  it('is nothing where nothing tells the lines apart, or there is only one', () => {
    const line = { service: 'INT', week: '2025-W01' };
    expect(sameColumns([line, line], columns)).toEqual([]);
    expect(sameColumns([line], columns)).toEqual([]);
  });

  it('leaves out what is not known yet', () => {
    expect(sameColumns([{ service: 'INT' }, { service: 'INT' }], columns)).toEqual(['service']);
  });
});
