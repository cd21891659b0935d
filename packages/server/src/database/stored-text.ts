/** A filter in the form that the search_text columns have. */
export function searchable(text = ''): string {
  return text.trim().toLowerCase().replaceAll('\0', '');
}

/** PostgreSQL holds no NUL: a text with one is nowhere, and must not be asked for. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Those that the database could hold. */
export function storable(texts: readonly string[]): string[] {
  return texts.filter(isStorable);
}
