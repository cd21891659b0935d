import type { ComponentProps } from 'react';
import { AvatarRoot } from './Avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose initials. The name itself must stand beside it: the avatar is decoration. */
  readonly name: string;
  /** 32, 40 or 64 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
  /** What it stands on. @default 'surface' */
  readonly on?: 'surface' | 'header';
}

/** A person's initials inside a ring of bearing ticks. */
export function Avatar({ name, size = 'medium', on = 'surface', ...rest }: AvatarProps) {
  return (
    <AvatarRoot aria-hidden {...rest} data-size={size} data-on={on}>
      {initialsOf(name)}
    </AvatarRoot>
  );
}

/** First letters of the first and the last word, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
