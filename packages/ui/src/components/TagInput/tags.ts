export interface TagsAdded {
  readonly tags: readonly string[];
  /** Those that there was no room for. */
  readonly noRoom: readonly string[];
  /** Those that were there already, or came twice. */
  readonly repeated: readonly string[];
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
  const fresh: string[] = [];
  const repeated = new Set<string>();
  for (const tag of added) {
    if (known.has(tag)) repeated.add(tag);
    else fresh.push(tag);
    known.add(tag);
  }
  const room = Math.max(0, max - tags.length);
  const noRoom = fresh.slice(room);
  return {
    tags: [...tags, ...fresh.slice(0, room)],
    noRoom,
    repeated: [...repeated].filter((tag) => !noRoom.includes(tag)),
  };
}
