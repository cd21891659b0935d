'use client';
import { IconSnowflake } from '@tabler/icons-react';
import type { FreezePeriod } from '../../behavior/dates.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useUiText } from '../../theme/useUiText.ts';
import { FreezeTag } from './Event.styles.ts';

/** Names the freeze period, on its first day in view. */
export function FreezeLabel({ freeze }: { readonly freeze: FreezePeriod }) {
  const text = useUiText();
  return (
    <FreezeTag>
      <Icon icon={IconSnowflake} size="small" />
      {text('ui.calendar.freeze', undefined, { name: freeze.name })}
    </FreezeTag>
  );
}
