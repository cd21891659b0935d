import { fileNameOf } from './file-name.ts';

describe('the name of a file that the server sends', () => {
  it.each([
    ['attachment; filename="services.xlsx"', 'services.xlsx'],
    ['attachment; filename=services.csv', 'services.csv'],
    [`attachment; filename="tjanster.csv"; filename*=UTF-8''tj%C3%A4nster.csv`, 'tjänster.csv'],
    ['attachment; filename="../../etc/passwd"', 'etcpasswd'],
    [`attachment; filename*=UTF-8''..%5C..%5Cwin.ini`, 'win.ini'],
    ['attachment; filename="rapport\u202Excod.exe"', 'rapportxcod.exe'],
    [`attachment; filename="safe.csv"; filename*=UTF-8''%E4`, 'safe.csv'],
  ])('of %s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([[null], ['attachment'], ['attachment; filename=""'], ['attachment; filename="../"']])(
    'is none in %s',
    (header) => {
      expect(fileNameOf(header)).toBeUndefined();
    },
  );
});
