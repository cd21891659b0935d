import { isWhole, lookedAtOf, optionOf, suggestionOf, type Suggestion } from './suggestion.ts';

const at = { longitude: 11.9386, latitude: 57.7069 };
const anAddress = (kind: string): Suggestion => ({
  kind: 'address',
  candidate: { text: 'Lindholmspiren', magicKey: 'key-1', kind },
  at,
});

describe('a suggestion', () => {
  it('is shown where it is, called as its row', () => {
    const option = optionOf(anAddress('address'), { label: 'Lindholmspiren 5', description: 'Sweden' });
    expect(lookedAtOf(option)).toEqual({
      suggestion: suggestionOf(option),
      title: 'Lindholmspiren 5',
      detail: 'Sweden',
      at,
    });
  });

  it('of a source that does not tell where it is, is shown nowhere', () => {
    const option = optionOf({ ...anAddress('address'), at: undefined }, { label: 'Lindholmspiren 5' });
    expect(lookedAtOf(option)).toBeUndefined();
  });

  it('can be gone on with, unless it is a street or a town', () =>
    expect(['address', 'street', 'town'].map((kind) => isWhole(anAddress(kind)))).toEqual([true, false, false]));
});
