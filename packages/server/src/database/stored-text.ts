/** A filter in the form that the search_text columns have. NUL goes first: what it stands beside is still trimmed. */
export function searchable(text = ''): string {
  return text.replaceAll('\0', '').trim().toLowerCase();
}

/** PostgreSQL cannot store NUL or half a surrogate pair: a text with one matches nothing, and must not reach a query. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Those that the database could contain. */
export function storable(texts: readonly string[]): string[] {
  return texts.filter(isStorable);
}

/** What the database can contain of a text: without NUL, and with a mark for each half of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The fields of a body that hold, however deep, a text that the database can't. */
export function unstorableFields(body: object): string[] {
  return Object.entries(body).flatMap(([field, value]) => (isAllStorable(value) ? [] : [field]));
}

function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isAllStorable);
}
