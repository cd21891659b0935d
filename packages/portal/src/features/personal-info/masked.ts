/** How much of an identification can be read. */
const shown = 2;

/** The last signs, which may be read; none of an identification that is hardly longer. */
export function endOf(identification: string): string {
  return identification.length > shown * 2 ? identification.slice(-shown) : '';
}

/** An identification with its letters and digits hidden up to the end: `811228-9874` becomes `••••••-••74`. */
export function masked(identification: string): string {
  const end = endOf(identification);
  return identification.slice(0, identification.length - end.length).replaceAll(/[^-./ ]/g, '•') + end;
}
