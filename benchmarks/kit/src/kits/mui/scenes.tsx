import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { List, type RowComponentProps } from 'react-window';
import { siteLabel, siteOptions } from '../../shared/options.ts';
import { UsersTable } from './UsersTable.tsx';

export const Rows = UsersTable;

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: string };
type OptionData = readonly [OptionProps, string];

const rowHeight = 36;

function OptionRow({ index, options, style }: RowComponentProps & { options: readonly OptionData[] }) {
  const data = options[index];
  if (!data) return null as unknown as ReactElement;
  const [{ key, ...props }, label] = data;
  return (
    <li key={key} {...props} style={style}>
      {label}
    </li>
  );
}

/** The recipe of the documentation's chapter on virtualization. */
function VirtualListbox({ ref, children, ...rest }: HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLDivElement> }) {
  const options = children as unknown as readonly OptionData[];
  const { className, style, ...listbox } = rest;
  return (
    <div ref={ref} {...listbox}>
      <List
        className={className}
        style={{ ...style, height: Math.min(8, options.length) * rowHeight }}
        rowCount={options.length}
        rowHeight={rowHeight}
        rowComponent={OptionRow}
        rowProps={{ options }}
        overscanCount={5}
        tagName="ul"
      />
    </div>
  );
}

export function Options() {
  return (
    <Autocomplete
      sx={{ width: 320, m: 3 }}
      disableListWrap
      options={siteOptions}
      renderInput={(params) => <TextField {...params} label={siteLabel} />}
      renderOption={(props, option) => [props, option] as unknown as ReactElement}
      slotProps={{ listbox: { component: VirtualListbox } as object }}
    />
  );
}
