import {
  CheckboxCard,
  DatePicker,
  Dropdown,
  type DatePickerProps,
  type DropdownProps,
  type ChoiceOption,
  ViewMenu,
} from '@skerry/ui';
import { Accordion } from '@skerry/ui/experimental';
import * as Kit from '@skerry/ui';

export type { ChoiceOption as SelectOption } from '@skerry/ui';

interface Row {
  readonly sites: readonly ChoiceOption<string>[];
  readonly site: string;
  readonly isHeld: boolean;
  readonly choose: (site: string) => void;
  readonly hold: (isHeld: boolean) => void;
}

export const Held = ({ isHeld, hold }: Row) => (
  <CheckboxCard title="Purchaser" checked={isHeld} onCheckedChange={(isChecked) => hold(isChecked)} />
);

export const Site = (props: Row & Required<Pick<DropdownProps<string>, 'placeholder'>>) => (
  <>
    <ViewMenu columns={{ columns: [], shown: [], onShownChange: () => undefined }} />
    <Dropdown
      label="Site"
      options={props.sites}
      value={props.site}
      placeholder={props.placeholder}
      onValueChange={props.choose}
    />
    <DatePicker label="Day" value="" onValueChange={props.choose} />
    <Accordion items={[]} />
  </>
);

export const Day = (props: DatePickerProps) => <DatePicker {...props} />;
export const fields = { day: DatePicker };
export const LastDay = () => <Kit.DatePicker label="Day" value="" onValueChange={() => undefined} />;
export const named = (name: 'Button' | 'Link') => Kit[name];
export const later = () => import('@skerry/ui');
