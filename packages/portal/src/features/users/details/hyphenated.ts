/** Words that long fit no line of a phone in a title. */
const longest = 16;

const softHyphen = '\u00AD';

/* Before the consonant that a vowel follows, where there are three letters before it and after it. Not each language's own rule, but no break that cannot be read. */
const syllableEnd = /(?<=\p{L}{3})(?=[^aeiouyåäöæøéü\P{L}][aeiouyåäöæøéü]\p{L})/giu;

/** A name whose long words may break with a hyphen. */
export function hyphenated(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length > longest ? word.replace(syllableEnd, softHyphen) : word));
}
