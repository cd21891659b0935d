export interface TagsAdded {
  readonly tags: readonly string[];
  /** Those that there was no room for. */
  readonly left: readonly string[];
}

/** Whether the text holds what ends a tag. */
export function hasSeparator(text: string): boolean {
  return /[,;\n\t]/.test(text);
}

export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n\t]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** The tags with the new ones after them: each once, and no more than `max`. */
export function addTags(tags: readonly string[], added: readonly string[], max = Infinity): TagsAdded {
  const known = new Set(tags);
  const fresh = [...new Set(added)].filter((tag) => !known.has(tag));
  const room = Math.max(0, max - tags.length);
  return { tags: [...tags, ...fresh.slice(0, room)], left: fresh.slice(room) };
}
