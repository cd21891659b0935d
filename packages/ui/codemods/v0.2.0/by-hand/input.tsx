import { Combobox, CommandPalette, type ComboboxProps, type CommandPaletteProps } from '@skerry/ui/experimental';

export const SiteField = (props: Pick<ComboboxProps<string>, 'loadOptions'>) => (
  <Combobox label="Site" name="site" {...props} />
);
export const Search = (props: CommandPaletteProps) => (
  <CommandPalette {...props} loadGroups={() => Promise.resolve({ groups: [], isIncomplete: false })} />
);
