/** The header of a change of a thing as it was read: its version must still be the newest. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
