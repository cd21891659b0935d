import { Select, type ChoiceOption } from '@skerry/ui';

/** Of this file's own: not the kit's. */
interface SelectOption {
  readonly option: ChoiceOption;
}

export function First({ option }: SelectOption) {
  return <Select label="First" options={[option]} value={undefined} onValueChange={() => undefined} />;
}
