'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { formatDuration, isoDuration } from '@skerry/i18n/ui';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useKit } from '../../theme/KitContext.ts';

export interface DurationProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** How long it takes. */
  readonly seconds: number;
  /** `short` "2 hrs 5 mins", `long` in words. Screen readers always get words. @default 'short' */
  readonly width?: 'short' | 'long';
}

/**
 * A length of time in its two largest units.
 *
 * @example
 * <Duration seconds={7_500} />
 */
export function Duration({ seconds, width = 'short', ...rest }: DurationProps) {
  const { locale } = useKit();
  const spoken = formatDuration(locale, seconds, 'long');
  return (
    <Time {...rest} dateTime={isoDuration(seconds)}>
      {width === 'long' ? (
        spoken
      ) : (
        <>
          <span aria-hidden>{formatDuration(locale, seconds)}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </Time>
  );
}

const Time = styled.time`
  position: relative;
  white-space: nowrap;
`;
