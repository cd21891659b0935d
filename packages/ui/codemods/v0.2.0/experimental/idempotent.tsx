import { Button } from '@skerry/ui';
import { Timeline } from '@skerry/ui/experimental';
import { Combobox } from './own.ts';

export function Row() {
  return (
    <Button>
      <Combobox />
      <Timeline label="More" events={[]} />
    </Button>
  );
}
