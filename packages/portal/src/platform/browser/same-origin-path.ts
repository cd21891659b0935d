/**
 * The path, query and fragment of an address, or undefined where it would leave this origin.
 *
 * The browser's own parser decides what an address means: backslashes, tabs, dots and schemes are read as the
 * browser would follow them. What comes out begins with exactly one slash, so that it can't be taken for `//host`.
 */
export function sameOriginPath(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return undefined;
  const path = url.pathname.replace(/^[/\\]+/, '/');
  // A second reading must give the same address: what collapsing the slashes uncovered may mean something else.
  const result = `${path}${url.search}${url.hash}`;
  const again = new URL(result, origin);
  return again.origin === origin && `${again.pathname}${again.search}${again.hash}` === result ? result : undefined;
}
