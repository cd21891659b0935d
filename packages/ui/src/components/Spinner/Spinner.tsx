'use client';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { BearingRing, type BearingRingProps } from './BearingRing.tsx';
import { SpinnerLabel, SpinnerRoot } from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is waited for. @default "Loading", for screen readers only */
  readonly label?: string;
  /** 16, 20, 24 or 32 px. @default 'medium' */
  readonly size?: BearingRingProps['size'];
}

/**
 * The bearing ring, with or without a word beside it. Where the shape of what comes is known, `Skeleton` says more.
 *
 * @example
 * <Spinner label="Fetching users…" />
 */
export function Spinner({ label, size = 'medium', ...rest }: SpinnerProps) {
  const text = useUiText();
  return (
    <SpinnerRoot role="status" {...rest}>
      <BearingRing size={size} />
      {label === undefined ? (
        <VisuallyHidden>{text('ui.spinner.label')}</VisuallyHidden>
      ) : (
        <SpinnerLabel>{label}</SpinnerLabel>
      )}
    </SpinnerRoot>
  );
}
