import { Button } from '@skerry/ui';
import { Menu } from '@skerry/ui/experimental';
import { Dropdown } from './own.ts';

export function Row() {
  return (
    <Button>
      <Dropdown />
      <Menu label="More" groups={[]} />
    </Button>
  );
}
