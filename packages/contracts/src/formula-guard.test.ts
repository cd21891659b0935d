import fc from 'fast-check';
import { guardFormula, withoutFormulaGuard } from './formula-guard.ts';

describe('a text for the cell of a spreadsheet', () => {
  it.each(['=1+1', '+46', '-1', '@SUM', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠a'])(
    'is never a formula: %j',
    (text) => expect(guardFormula(text)).toBe(`'${text}`),
  );

  it.each(['', 'Kst 1', '1=1', "'t Hooft", ' =1'])(
    'is unchanged if it does not begin with a formula sign: %j',
    (text) => expect(guardFormula(text)).toBe(text),
  );

  it('reads back unchanged, unless it began with a guard itself', () => {
    const texts = fc
      .tuple(fc.constantFrom('', '=', '+', '-', '@', "'", '＝'), fc.string())
      .map((parts) => parts.join(''))
      .filter((text) => withoutFormulaGuard(text) === text);
    fc.assert(fc.property(texts, (text) => withoutFormulaGuard(guardFormula(text)) === text));
  });
});
