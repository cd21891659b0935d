/** What a file may be called anywhere: without folders, control characters and what Windows refuses. */
const refused = /[\p{C}"*/:<>?\\|]/gu;

/** The name in a content-disposition header (RFC 6266), or undefined where it has none that a file can be called. */
export function fileNameOf(contentDisposition: string | null): string | undefined {
  if (contentDisposition === null) return undefined;
  const extended = /;\s*filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(contentDisposition)?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(contentDisposition);
  const name = decoded(extended) ?? plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2];
  const safe = name
    ?.replaceAll(refused, '')
    .replace(/^[. ]+/, '')
    .trim()
    .slice(0, 200);
  return safe === '' ? undefined : safe;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
