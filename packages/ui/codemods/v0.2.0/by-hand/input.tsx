import { Combobox, CommandPalette } from '@skerry/ui';

export const Search = () => (
  <>
    <Combobox label="Site" name="site" loadOptions={find} />
    <CommandPalette isOpen onClose={close} groups={[]} onCommand={go} loadGroups={load} />
  </>
);
