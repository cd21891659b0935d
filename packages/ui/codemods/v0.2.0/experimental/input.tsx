import { Button, Dropdown, Menu as Actions, type MenuGroup, type Responsive } from '@skerry/ui';
import type { DropdownProps } from '@skerry/ui';
import { Money } from './own.ts';

export type { ButtonProps, CardProps } from '@skerry/ui';

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
