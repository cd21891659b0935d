'use client';
import type { ComponentProps } from 'react';
import { formatBitRate, spokenBitRate } from '@skerry/i18n/ui';
import { useKit } from '../../theme/KitContext.ts';
import { Spoken } from '../Money/Spoken.tsx';

export interface BitRateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In bit/s. */
  readonly value: number;
}

/**
 * A rate with the SI prefix that fits, to three digits. Screen readers get it in words.
 *
 * @example
 * <BitRate value={748_000_000} />
 */
export function BitRate({ value, ...rest }: BitRateProps) {
  const { locale } = useKit();
  return <Spoken {...rest} shown={formatBitRate(locale, value)} spoken={spokenBitRate(locale, value)} />;
}
