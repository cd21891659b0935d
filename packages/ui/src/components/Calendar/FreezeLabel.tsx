'use client';
import { IconSnowflake } from '@tabler/icons-react';
import type { FreezePeriod } from '../../behavior/dates.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FreezeTag } from './Event.styles.ts';

export interface FreezeLabelProps {
  readonly freeze: FreezePeriod;
  /** How many days beside each other it may reach over. @default 1 */
  readonly days?: number;
}

/** Names the freeze period, on its first day in view. */
export function FreezeLabel({ freeze, days = 1 }: FreezeLabelProps) {
  return (
    <FreezeTag data-days={days}>
      <Icon icon={IconSnowflake} size="small" />
      <span>{freeze.name}</span>
    </FreezeTag>
  );
}
