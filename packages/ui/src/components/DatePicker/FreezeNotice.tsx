'use client';
import { IconSnowflake } from '@tabler/icons-react';
import { formatPeriod, type FreezePeriod } from '../../behavior/dates.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { useKit } from '../../theme/KitContext.ts';
import { useUiText } from '../../theme/useUiText.ts';
import { FreezeNoticeRoot } from './DatePicker.styles.ts';

/** Says, and announces, that the chosen day lies in a freeze period. Stays mounted: only what changes in it is announced. */
export function FreezeNotice({ freeze }: { readonly freeze: FreezePeriod | undefined }) {
  const { locale } = useKit();
  const text = useUiText();
  return (
    <FreezeNoticeRoot role="status">
      {freeze && (
        <>
          <Icon icon={IconSnowflake} size="small" />
          {text('ui.datePicker.inFreeze', undefined, {
            name: freeze.name,
            period: formatPeriod(freeze.from, freeze.to, locale),
          })}
        </>
      )}
    </FreezeNoticeRoot>
  );
}
