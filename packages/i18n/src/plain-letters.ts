/**
 * Text as it is searched for and written in addresses: in small letters without marks, "ø" as "o" and "æ" as "ae", so that "Københavns" is
 * found by "kobenhavn".
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
}
