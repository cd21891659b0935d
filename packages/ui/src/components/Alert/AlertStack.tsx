'use client';
import { Children, type ComponentProps } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { StackRoot } from './Alert.styles.ts';

export interface AlertStackProps extends ComponentProps<'section'> {
  /** Name of the region. @default "Messages" */
  readonly label?: string;
}

/** How many alerts are in view; the rest wait until one of them has left. */
const limit = 2;

/** Top centre, under the header and, in the `banners` of `AppShell`, under the strips. Holds `Alert`s, the newest first. Keep it mounted: screen readers announce what is added to it. */
export function AlertStack({ label, children, ...rest }: AlertStackProps) {
  const text = useUiText();
  // Stays reachable while a dialog hides the page behind it.
  return (
    <StackRoot {...rest} aria-label={text('ui.alertStack.label', label)} data-react-aria-top-layer="true">
      {Children.toArray(children).slice(0, limit)}
    </StackRoot>
  );
}
