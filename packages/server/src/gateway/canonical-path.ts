const maxLength = 2048;

/**
 * Whether a path, as sent, can be read in one way only: no encoded dots, slashes, percent signs or control characters,
 * no empty or dot segments, no path parameters.
 */
export function isCanonicalPath(path: string): boolean {
  if (path.length > maxLength || !/^(?:\/[\w.~!$&'()*+,=:@%-]+)+$/.test(path)) return false;
  if (/%(?![0-9a-f]{2})|%(?:2e|2f|5c|25|3b|7f|[01][0-9a-f])/i.test(path)) return false;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
