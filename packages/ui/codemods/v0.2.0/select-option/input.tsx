import { Select, type SelectOption, type SelectProps } from '@skerry/ui';
import type { SelectOption as Choice } from '@skerry/ui';
import type { SelectOption as OptionOfOthers } from './own.ts';

export type { SelectOption } from '@skerry/ui';

const languages: readonly SelectOption<'sv' | 'da'>[] = [
  { value: 'sv', label: 'Svenska' },
  { value: 'da', label: 'Dansk' },
];

export function Language({ first, other, ...rest }: SelectProps<string> & { first: Choice; other: OptionOfOthers }) {
  const options = [first, other] satisfies SelectOption[];
  return <Select {...rest} options={[...languages, ...options]} />;
}
