import { Button, type Responsive } from '@skerry/ui';
import { Dropdown, Menu as Actions, type MenuGroup } from '@skerry/ui/experimental';
import type { DropdownProps } from '@skerry/ui/experimental';
import { Money } from './own.ts';

export type { ButtonProps } from '@skerry/ui';

export type { CardProps } from '@skerry/ui/experimental';

type RowProps = DropdownProps<string> & { groups: readonly MenuGroup[]; gap: Responsive<8> };

export function Row({ groups, gap, ...rest }: RowProps) {
  return (
    <Button>
      <Dropdown {...rest} />
      <Actions label={String(gap)} groups={groups} />
      <Money amount={2} />
    </Button>
  );
}
