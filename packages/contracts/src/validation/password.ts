/** A password has at least 10 characters; length is what makes it strong. No rule about which. */
export const minPasswordLength = 10;
/** Bound on what is hashed. */
export const maxPasswordLength = 200;
