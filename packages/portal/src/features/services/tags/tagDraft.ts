import { tagColors, type TagColor } from '@skerry/contracts';

/** What was typed of a tag, of a new one without an id. */
export interface TypedTag {
  tagId: string;
  name: string;
  color: TagColor;
  description: string;
}

export function isTypedTag(values: unknown): values is TypedTag {
  if (typeof values !== 'object' || values === null) return false;
  const { tagId, name, color, description } = values as Record<string, unknown>;
  return (
    [tagId, name, description].every((text) => typeof text === 'string') && tagColors.some((known) => known === color)
  );
}
