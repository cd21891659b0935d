'use client';
import { Children, useSyncExternalStore, type ComponentProps } from 'react';
import { useUiText } from '../../theme/useUiText.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { MoreAlerts, StackRoot } from './Alert.styles.ts';

export interface AlertStackProps extends ComponentProps<'section'> {
  /** Name of the region. @default "Messages" */
  readonly label?: string;
  /** Says how many wait. @default "1 more message" */
  readonly moreLabel?: (count: number) => string;
}

/** How many alerts are in view; the rest wait until one of them has left. In a narrow window two would cover what they are about. */
const limit = 2;
const limitWhereNarrow = 1;

/** Top centre, under the header and, in the `banners` of `AppShell`, under the strips. Holds `Alert`s, the newest first. Keep it mounted: screen readers announce what is added to it. */
export function AlertStack({ label, moreLabel, children, ...rest }: AlertStackProps) {
  const text = useUiText();
  const isNarrow = useSyncExternalStore(onResize, isNarrowNow, () => false);
  const alerts = Children.toArray(children);
  const shown = alerts.slice(0, isNarrow ? limitWhereNarrow : limit);
  const count = alerts.length - shown.length;
  // Stays reachable while a dialog hides the page behind it.
  return (
    <StackRoot {...rest} aria-label={text('ui.alertStack.label', label)} data-react-aria-top-layer="true">
      {shown}
      {count > 0 && <MoreAlerts>{text('ui.alertStack.more', moreLabel?.(count), { count })}</MoreAlerts>}
    </StackRoot>
  );
}

const isNarrowNow = () => window.innerWidth < breakpoints.large;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
