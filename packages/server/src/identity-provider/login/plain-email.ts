/**
 * An e-mail address as tries are counted by it. Letters with marks count as those without: databases find an account by rules of their own
 * for small letters, and no way of writing an address may begin a count anew.
 */
export function plainEmail(email: string): string {
  return email.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
