'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { Children, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { MoreAlerts, ShownAlerts, StackRoot } from './Alert.styles.ts';

export interface AlertStackProps extends ComponentProps<'section'> {
  /** Name of the region. @default "Messages" */
  readonly label?: string;
  /** The button that shows those that wait. @default "Show 1 more" */
  readonly moreLabel?: (count: number) => string;
}

/** How many alerts are in view until all are asked for. On a phone two would cover what they are about. */
const limit = 2;
const limitOnPhones = 1;

/** Top centre, under the header and, in the `banners` of `AppShell`, under the strips. Holds `Alert`s, the newest first. Keep it mounted: screen readers announce what is added to it. */
export function AlertStack({ label, moreLabel, children, ...rest }: AlertStackProps) {
  const text = useUiText();
  const list = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(onResize, isPhoneNow, () => false);
  const [isOpen, setOpen] = useState(false);
  const alerts = Children.toArray(children);
  const first = isPhone ? limitOnPhones : limit;
  // What comes once the others have left waits again.
  if (isOpen && alerts.length <= first) setOpen(false);
  const shown = isOpen ? alerts : alerts.slice(0, first);
  const count = alerts.length - shown.length;

  function open() {
    const before = shown.length;
    flushSync(() => setOpen(true));
    // The button is gone: the first of those that it showed has the focus, and stays.
    list.current?.children[before]?.querySelector('button')?.focus();
  }

  // Stays reachable while a dialog hides the page behind it.
  return (
    <StackRoot {...rest} aria-label={text('ui.alertStack.label', label)} data-react-aria-top-layer="true">
      <ShownAlerts ref={list} data-is-open={isOpen || undefined}>
        {shown}
      </ShownAlerts>
      {count > 0 && (
        <MoreAlerts type="button" onClick={open}>
          {text('ui.alertStack.more', moreLabel?.(count), { count })}
          <Icon icon={IconChevronDown} size="small" />
        </MoreAlerts>
      )}
    </StackRoot>
  );
}

const isPhoneNow = () => window.innerWidth < breakpoints.small;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
