import { Button, type Responsive } from '@skerry/ui';
import { Combobox, Timeline as Actions, type TimelineEvent } from '@skerry/ui/experimental';
import type { ComboboxProps } from '@skerry/ui/experimental';
import { CopyButton } from './own.ts';

export type { ButtonProps } from '@skerry/ui';

export type { TreeProps } from '@skerry/ui/experimental';

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
