'use client';
import { IconSnowflake } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties } from 'react';
import { formatDay, todayIso, type FreezePeriod } from '../../behavior/dates.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import {
  FreezeItem,
  FreezeList,
  FreezeName,
  FreezeStripRoot,
  StripArea,
  StripBar,
  StripScale,
  StripToday,
  StripWeek,
} from './FreezeStrip.styles.ts';
import { stripOf } from './weeks.ts';

export interface FreezeStripProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order of their first days. */
  readonly periods: readonly FreezePeriod[];
  /** Names the list of periods for screen readers. */
  readonly label: string;
  /** The word at the mark: "Today". */
  readonly todayLabel: string;
  /** The word before the days of a period that is on: "now". */
  readonly nowLabel?: string;
  /** `YYYY-MM-DD`. @default the reader's own day */
  readonly today?: string;
}

/**
 * Freeze periods along a scale of weeks, hatched as restricted areas on a chart. Below large it is a list of those to come: the same list that
 * screen readers get at every width.
 *
 * @example
 * <FreezeStrip label="Network freeze periods" todayLabel="Today" periods={[{ name: 'Winter freeze', from: '2024-12-16', to: '2025-01-06' }]} />
 */
export function FreezeStrip({ periods, label, todayLabel, nowLabel, today = todayIso(), ...rest }: FreezeStripProps) {
  const { locale } = useKit();
  const strip = stripOf(periods, today);
  const day = formatDay(today, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <FreezeStripRoot {...rest}>
      <StripScale aria-hidden>
        <StripToday data-side={strip.today > 0.5 ? 'start' : 'end'} style={at(strip.today)}>
          {[todayLabel, day].join(', ')}
        </StripToday>
        <StripBar>
          {strip.weeks.map(({ monday, number }) => (
            <StripWeek key={monday} data-is-odd={number % 2 === 1 || undefined}>
              {number}
            </StripWeek>
          ))}
        </StripBar>
        {strip.periods.map(({ period, start, length }) => (
          <StripArea key={period.from} style={at(start, length)} />
        ))}
      </StripScale>
      <FreezeList aria-label={label}>
        {strip.periods.map(({ period, start, length }) => (
          <FreezeItem
            key={period.from}
            data-is-past={period.to < today || undefined}
            data-is-now={(period.from <= today && today <= period.to) || undefined}
            style={at(start, length)}
          >
            <FreezeName>
              <Icon icon={IconSnowflake} size="small" />
              {period.name}
            </FreezeName>
            <span>
              {nowLabel !== undefined && period.from <= today && today <= period.to && [nowLabel, comma].join('')}
              {[period.from, period.to].map((one) => formatDay(one, locale, shortDay)).join(to)}
            </span>
          </FreezeItem>
        ))}
      </FreezeList>
    </FreezeStripRoot>
  );
}

const shortDay = { day: 'numeric', month: 'short' } as const;
const to = ' – ';
const comma = ', ';

function at(start: number, length = 0): CSSProperties {
  return { '--strip-start': start, '--strip-length': length } as CSSProperties;
}
