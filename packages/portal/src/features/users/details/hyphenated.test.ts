import { hyphenated } from './hyphenated.ts';

const shown = (name: string) => hyphenated(name).replaceAll('\u00AD', '·');

describe('a long name', () => {
  it('may break between its syllables', () => {
    expect(shown('Maximilian Wolfeschlegelsteinhausenbergerdorff')).toBe(
      'Maximilian Wol·fesch·le·gels·tein·hau·sen·ber·ger·dorff',
    );
  });

  it('stays as it is where each of its words is short', () => {
    expect(hyphenated('Anna-Karin Söderström Lindqvist')).toBe('Anna-Karin Söderström Lindqvist');
  });
});
