/** Replace it with your own: 40 px high, and public/logo.svg too. */
export function Logo() {
  return <img src="/logo.svg" alt="" width="40" height="40" />;
}
