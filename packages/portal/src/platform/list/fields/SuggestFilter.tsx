import type { ChoiceOption } from '@skerry/ui';
import { Combobox } from '@skerry/ui/experimental';
import { useCallback, useState } from 'react';
import type { Api } from '../../api/create-api.ts';
import { useApi } from '../../api/useApi.ts';
import { maxSearchLength } from '../listQuery.ts';

export interface SuggestFilterProps {
  label: string;
  placeholder: string;
  /** Those that a text is found in. A constant, outside of the component. */
  find: (api: Api, text: string, signal: AbortSignal) => Promise<ChoiceOption[]>;
  /** The id of the one that is chosen; empty for none. */
  value: string;
  /** What that one is called. */
  name: string;
  onChange: (value: string) => void;
}

/** One of many things, found by what is typed. */
export function SuggestFilter({ label, placeholder, find, value, name, onChange }: SuggestFilterProps) {
  const api = useApi();
  const [picked, setPicked] = useState<ChoiceOption>();
  const loadOptions = useCallback(
    (text: string, { signal }: { signal: AbortSignal }) => find(api, text.slice(0, maxSearchLength), signal),
    [api, find],
  );
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      loadOptions={loadOptions}
      value={value === '' ? undefined : picked?.value === value ? picked : { value, label: name }}
      onValueChange={(option) => {
        setPicked(option);
        onChange(option?.value ?? '');
      }}
    />
  );
}
