'use client';
import { formatBitRate, formatDate, formatNumber, formatSi, spokenBitRate } from '@skerry/i18n/ui';
import { useMemo } from 'react';
import { useKit } from '../../theme/KitContext.ts';

export interface ChartFormat {
  readonly locale: string;
  readonly tick: (value: number) => string;
  readonly value: (value: number) => string;
  readonly spoken: (value: number) => string;
  readonly moment: (time: number) => string;
}

/** Numbers with their unit in the reader's language; rates in bit/s get the prefix that fits. */
export function useChartFormat(unit: string): ChartFormat {
  const { locale } = useKit();
  return useMemo(() => {
    const isRate = unit === 'bit/s';
    const withUnit = (value: number) =>
      `${formatNumber(locale, value, { maximumSignificantDigits: 4 })}${unit === '' ? '' : `\u00a0${unit}`}`;
    const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
    return {
      locale,
      tick: (value) => (isRate ? formatSi(locale, value) : formatNumber(locale, value)),
      value: (value) => (isRate ? formatBitRate(locale, value) : withUnit(value)),
      spoken: (value) => (isRate ? spokenBitRate(locale, value) : withUnit(value)),
      moment: (time) => `${day.format(time)}, ${formatDate(locale, new Date(time), 'time')}`,
    };
  }, [locale, unit]);
}
