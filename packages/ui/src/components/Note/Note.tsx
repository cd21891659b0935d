import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { NoteBody, NoteRoot, type Tone } from './Note.styles.ts';
import { toneIcons } from './toneIcons.ts';

export interface NoteProps extends ComponentProps<'div'> {
  /** What it means for the reader. @default 'info' */
  readonly tone?: Tone;
  /** Another icon than that of the tone. @default the tone's own */
  readonly icon?: IconComponent;
  /** A link or button after the text, on phones below it. */
  readonly action?: ReactNode;
}

/**
 * A lasting fact about the page, or above the fields of a dialog what went wrong. What has just happened is an `Alert`.
 *
 * @example
 * <Note tone="critical" role="alert">Contact info was not found for this user</Note>
 */
export function Note({ tone = 'info', icon = toneIcons[tone], action, children, ...rest }: NoteProps) {
  return (
    <NoteRoot {...rest} data-tone={tone}>
      <Icon icon={icon} />
      <NoteBody data-body="">{children}</NoteBody>
      {action}
    </NoteRoot>
  );
}
