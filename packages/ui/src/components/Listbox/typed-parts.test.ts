import { typedParts } from './typed-parts.ts';

describe('what was typed', () => {
  it.each([
    ['the beginning of a word', 'Lindholmspiren 5, Göteborg', 'lindholms', '[Lindholms]piren 5, Göteborg'],
    ['several words in any order', 'Lindholmspiren 5, Göteborg', 'göt lind 5', '[Lind]holmspiren [5], [Göt]eborg'],
    ['a letter without its mark', 'Göteborg, Tromsø', 'got tromso', '[Göt]eborg, [Tromsø]'],
    ['the longest of what fits', 'Norra Norrgatan', 'norr nor', '[Norr]a [Norr]gatan'],
    ['nothing inside a word', 'Lindholmspiren', 'holm', 'Lindholmspiren'],
    ['nothing without a word', 'Storgatan 3', ' , ', 'Storgatan 3'],
  ])('is found as %s', (_how, text, typed, marked) =>
    expect(
      typedParts(text, typed)
        .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
        .join(''),
    ).toBe(marked),
  );
});
