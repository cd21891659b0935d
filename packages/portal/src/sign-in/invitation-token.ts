/**
 * The token of a one-time link, which stands in the fragment, so that no server log and no Referer holds it. It is taken out of the address
 * and out of the history at once: nobody finds it there later. Undefined where there is none.
 */
export function takeInvitationToken(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): string | undefined {
  const token = location.hash.replace(/^#/, '');
  if (token === '') return undefined;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  return token;
}
