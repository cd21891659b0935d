'use client';
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { useKit } from '../../theme/KitContext.ts';
import {
  ProgressFill,
  ProgressHead,
  ProgressRoot,
  ProgressTicks,
  ProgressTrack,
  ProgressValue,
} from './ProgressBar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is on its way. */
  readonly label: ReactNode;
  /** Keeps the label for screen readers only. @default false */
  readonly isLabelHidden?: boolean;
  /** How much is done, of `max`; undefined while nobody knows. */
  readonly value?: number | undefined;
  /** The value at which all is done. @default 1 */
  readonly max?: number;
  /** What stands for the value. @default "42 %", in the reader's language */
  readonly valueText?: string;
  /** `critical` has failed, `positive` is done. @default 'info' */
  readonly tone?: 'info' | 'positive' | 'critical';
}

/**
 * How far something has come whose end is known; without `value` the ticks run. What takes less than a few seconds has a `Spinner`.
 *
 * @example
 * <ProgressBar label="Uploading contract.pdf" value={sent} max={size} />
 */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 1,
  valueText,
  tone = 'info',
  ...rest
}: ProgressBarProps) {
  const { locale } = useKit();
  const labelId = useId();
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const said =
    valueText ?? (share === undefined ? undefined : new Intl.NumberFormat(locale, { style: 'percent' }).format(share));
  const width: CSSProperties & { '--progress'?: string } =
    share === undefined ? {} : { '--progress': `${share * 100}%` };
  return (
    <ProgressRoot {...rest} data-tone={tone}>
      <ProgressHead data-hidden={isLabelHidden || undefined}>
        <span id={labelId}>{label}</span>
        <ProgressValue aria-hidden>{said}</ProgressValue>
      </ProgressHead>
      <ProgressTrack
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={said}
      >
        {share === undefined ? <ProgressTicks /> : <ProgressFill style={width} />}
      </ProgressTrack>
    </ProgressRoot>
  );
}
