import fc from 'fast-check';

/** One of some characters of 16 bits. */
export function anyOf(characters: string): fc.Arbitrary<string> {
  return fc.constantFrom(...characters.split(''));
}

/** Texts with up to two edits to a valid one: what is almost right tells a rule from its neighbours. */
export function nearMisses(valid: fc.Arbitrary<string>, characters: string): fc.Arbitrary<string> {
  const edit = fc.record({
    at: fc.nat(),
    remove: fc.nat({ max: 1 }),
    insert: fc.string({ unit: anyOf(characters), maxLength: 2 }),
  });
  return fc.tuple(valid, fc.array(edit, { maxLength: 2 })).map(([text, edits]) =>
    edits.reduce((edited, { at, remove, insert }) => {
      const index = at % (edited.length + 1);
      return edited.slice(0, index) + insert + edited.slice(index + remove);
    }, text),
  );
}

/** How many values a rule is compared over. */
export const runs = { numRuns: 100_000 };
/** Of a rule whose values are few or alike. */
export const fewerRuns = { numRuns: 20_000 };

/** A rule says the same as another account of it, over values of which at least every twentieth is valid, and every twentieth is not. */
export function expectAgreement(
  rule: (text: string) => boolean,
  other: (text: string) => boolean,
  values: fc.Arbitrary<string>,
  parameters = runs,
): void {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(values, (text) => {
      const isValid = other(text);
      seen[isValid ? 'accepted' : 'refused'] += 1;
      return rule(text) === isValid;
    }),
    parameters,
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(parameters.numRuns / 20);
}
