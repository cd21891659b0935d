/** A password has at least 10 characters; length is what makes it strong. No rule about which. */
export const minPasswordLength = 10;
/** Bound on what is hashed. */
export const maxPasswordLength = 200;

/** What is wrong with a new password, or undefined. */
export function validatePassword(password: string): 'required' | 'tooShort' | 'tooLong' | undefined {
  if (password === '') return 'required';
  if (password.length < minPasswordLength) return 'tooShort';
  return password.length > maxPasswordLength ? 'tooLong' : undefined;
}
