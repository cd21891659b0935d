/** The values of a list with commas between them, as queries have it, without empty ones; undefined where the list was left out. */
export function commaList(list: string): string[];
export function commaList(list: string | undefined): string[] | undefined;
export function commaList(list: string | undefined): string[] | undefined {
  return list?.split(',').filter((value) => value !== '');
}
