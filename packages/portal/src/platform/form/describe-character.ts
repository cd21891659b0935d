/** A character as it can be read in a sentence: those that leave no mark on paper are named by their code point. */
export function describeCharacter(character: string): string {
  if (!/^[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
