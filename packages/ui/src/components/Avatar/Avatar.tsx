import type { ComponentProps } from 'react';
import { AvatarRing, AvatarRoot } from './Avatar.styles.ts';

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
      <AvatarRing viewBox="0 0 64 64" fill="none" focusable={false}>
        <circle
          cx="32"
          cy="32"
          r="29.5"
          strokeWidth="3"
          pathLength="36"
          strokeDasharray="0.26 0.74"
          strokeDashoffset="0.13"
        />
        <circle
          cx="32"
          cy="32"
          r="28.5"
          strokeWidth="5"
          pathLength="4"
          strokeDasharray="0.044 0.956"
          strokeDashoffset="0.022"
        />
      </AvatarRing>
      {initialsOf(name)}
    </AvatarRoot>
  );
}

/** First letters of the first and the last word, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
