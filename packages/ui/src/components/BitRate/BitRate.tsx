'use client';
import type { ComponentProps } from 'react';
import { formatBitRate, spokenBitRate } from '@skerry/i18n/ui';
import { useKit } from '../../theme/KitContext.ts';
import { Spoken } from '../Money/Spoken.tsx';
import { FigureUnit } from '../KeyFigure/FigureUnit.styles.ts';

export interface BitRateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In bit/s. */
  readonly value: number;
  /** `figure` as the value of a `KeyFigure`: the unit is small. @default 'text' */
  readonly size?: 'text' | 'figure';
}

/**
 * A rate with the SI prefix that fits, to three digits. Screen readers get it in words.
 *
 * @example
 * <BitRate value={748_000_000} />
 */
export function BitRate({ value, size = 'text', ...rest }: BitRateProps) {
  const { locale } = useKit();
  const shown = formatBitRate(locale, value);
  const [number, unit] = shown.split('\u00a0');
  return (
    <Spoken
      {...rest}
      shown={
        size === 'figure' ? (
          <>
            {number} <FigureUnit>{unit}</FigureUnit>
          </>
        ) : (
          shown
        )
      }
      spoken={spokenBitRate(locale, value)}
    />
  );
}
