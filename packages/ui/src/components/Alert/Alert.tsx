'use client';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconX } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useAutoHide } from '../../behavior/useAutoHide.ts';
import { Icon, type IconComponent } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { times } from '../../tokens/times.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertDebug, AlertMessage, AlertRoot, AlertRow, TimeLine } from './Alert.styles.ts';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Went well, went partly, failed. */
  readonly tone: 'positive' | 'attention' | 'critical';
  /** Asked to leave: its time is up, or the close button was pressed. */
  readonly onClose: () => void;
  /** Leaves after 4 s, unless it is pointed at or gets the focus. @default true */
  readonly autoHide?: boolean;
  /** Whether it can be closed while its time runs; once that has stopped it always can. @default true */
  readonly isClosable?: boolean;
  /** The pointer or the focus has stopped its time for good. */
  readonly onHold?: () => void;
  /** The sign before the message. @default the tone's own */
  readonly icon?: IconComponent;
  /** A row below the message, such as a `DebugPanel`. Opening it stops the time. */
  readonly debug?: ReactNode;
  /** Name of the close button. @default "Close" */
  readonly closeLabel?: string;
}

const icons = {
  positive: IconCircleCheckFilled,
  attention: IconAlertTriangleFilled,
  critical: IconAlertTriangleFilled,
} as const;

/**
 * Says what has just happened, for `AlertStack`. What must not be missed also stays in the page, since an alert leaves. A lasting fact is a `Note`.
 *
 * @example
 * <AlertStack>{alerts.map(({ id, tone, text }) => <Alert key={id} tone={tone} onClose={() => close(id)}>{text}</Alert>)}</AlertStack>
 */
export function Alert({
  tone,
  onClose,
  autoHide = true,
  isClosable = true,
  onHold,
  icon = icons[tone],
  debug,
  closeLabel,
  children,
  ...rest
}: AlertProps) {
  const text = useUiText();
  const { isRunning, isWaiting, hold } = useAutoHide(autoHide ? times.alertAutoHide : undefined, onClose);
  const stop = () => {
    if (!isRunning) return;
    hold();
    onHold?.();
  };
  const time: CSSProperties & { '--alert-time': string } = { '--alert-time': `${times.alertAutoHide}ms` };
  return (
    <AlertRoot
      {...rest}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-tone={tone}
      onPointerEnter={stop}
      onFocus={stop}
    >
      <AlertRow>
        <Icon icon={icon} />
        <AlertMessage>{children}</AlertMessage>
        {(isClosable || !isRunning) && (
          <IconButton icon={IconX} size="small" label={text('ui.alert.close', closeLabel)} onClick={onClose} />
        )}
      </AlertRow>
      {debug && (
        // Not every browser moves the focus to a button that is pressed.
        <AlertDebug data-debug="" onClick={stop}>
          {debug}
        </AlertDebug>
      )}
      {isRunning && <TimeLine style={time} data-waiting={isWaiting || undefined} />}
    </AlertRoot>
  );
}
