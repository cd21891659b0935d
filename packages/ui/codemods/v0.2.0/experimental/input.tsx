import { Button, Combobox, Timeline as Actions, type TimelineEvent, type Responsive } from '@skerry/ui';
import type { ComboboxProps } from '@skerry/ui';
import { CopyButton } from './own.ts';

export type { ButtonProps, TreeProps } from '@skerry/ui';

type RowProps = ComboboxProps<string> & { events: readonly TimelineEvent[]; gap: Responsive<8> };

export function Row({ events, gap, ...rest }: RowProps) {
  return (
    <Button>
      <Combobox {...rest} />
      <Actions id={String(gap)} events={events} />
      <CopyButton text="2" />
    </Button>
  );
}
