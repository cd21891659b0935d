// For stories: the filters of a list of services.
import { useState } from 'react';
import { Dropdown } from '../Dropdown/Dropdown.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { FilterChips, type FilterChip } from './FilterChips.tsx';
import { FilterPopover } from './FilterPopover.tsx';

const statuses = [
  { value: 'active', label: 'In service' },
  { value: 'ordered', label: 'Ordered' },
  { value: 'ceased', label: 'Ceased' },
] as const;
type Status = (typeof statuses)[number]['value'];

const countries = [
  { value: 'se', label: 'Sweden' },
  { value: 'dk', label: 'Denmark' },
] as const;
type Country = (typeof countries)[number]['value'];

/** Search, three filters, and below what they let through. */
export function ServiceFilters({ end }: Pick<FilterBarProps, 'end'>) {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState<readonly Status[]>(['active']);
  const [country, setCountry] = useState<Country>();
  const [least, setLeast] = useState('');
  const chips: FilterChip[] = status.map((each) => ({
    id: each,
    label: statuses.find(({ value }) => value === each)?.label ?? each,
    onRemove: () => setStatus(status.filter((other) => other !== each)),
  }));
  if (country)
    chips.push({
      id: 'country',
      label: countries.find(({ value }) => value === country)?.label ?? country,
      onRemove: () => setCountry(undefined),
    });
  if (least !== '') chips.push({ id: 'capacity', label: fromMbit(least), onRemove: () => setLeast('') });
  const clear = () => {
    setStatus([]);
    setCountry(undefined);
    setLeast('');
  };
  return (
    <div>
      <FilterBar
        search={
          <SearchField
            size="small"
            label="Search services"
            isLabelHidden
            placeholder="Search"
            value={words}
            onValueChange={setWords}
          />
        }
        end={end}
      >
        <MultiSelect
          variant="filter"
          label="Status"
          summary="count"
          options={statuses}
          value={status}
          onValueChange={setStatus}
        />
        <Dropdown variant="filter" label="Country" options={countries} value={country} onValueChange={setCountry} />
        <FilterPopover label="Capacity" value={least === '' ? undefined : fromMbit(least)}>
          <TextField
            label="At least, Mbit/s"
            inputMode="numeric"
            value={least}
            onChange={(event) => setLeast(event.target.value)}
          />
        </FilterPopover>
      </FilterBar>
      <FilterChips count="214 of 231 services" chips={chips} onClear={clear} end="Sorted by name" />
    </div>
  );
}

function fromMbit(least: string): string {
  return `from ${least} Mbit/s`;
}
