import { Select, type ChoiceOption, type SelectProps } from '@skerry/ui';
import type { ChoiceOption as Choice } from '@skerry/ui';
import type { SelectOption as OptionOfOthers } from './own.ts';

export type { ChoiceOption as SelectOption } from '@skerry/ui';

const languages: readonly ChoiceOption<'sv' | 'da'>[] = [
  { value: 'sv', label: 'Svenska' },
  { value: 'da', label: 'Dansk' },
];

export function Language({ first, other, ...rest }: SelectProps<string> & { first: Choice; other: OptionOfOthers }) {
  const options = [first, other] satisfies ChoiceOption[];
  return <Select {...rest} options={[...languages, ...options]} />;
}
