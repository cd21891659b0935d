/** Street and house number, as they are written; a system behind a proxied API may leave the number out. */
export function streetOf({ streetName, houseNumber }: { streetName: string; houseNumber?: string | null }): string {
  return [streetName, houseNumber].filter(Boolean).join(' ');
}
