import {
  Accordion,
  CheckboxCard,
  DatePicker,
  Dropdown,
  TableColumnChooser,
  type DatePickerProps,
  type DropdownProps,
  type SelectOption,
} from '@skerry/ui';
import * as Kit from '@skerry/ui';

export type { SelectOption } from '@skerry/ui';

interface Row {
  readonly sites: readonly SelectOption<string>[];
  readonly site: string;
  readonly isHeld: boolean;
  readonly choose: (site: string) => void;
  readonly hold: (isHeld: boolean) => void;
}

export const Held = ({ isHeld, hold }: Row) => (
  <CheckboxCard title="Purchaser" isChecked={isHeld} onCheckedChange={(change) => hold(change.isChecked)} />
);

export const Site = (props: Row & Required<Pick<DropdownProps<string>, 'placeholder'>>) => (
  <>
    <TableColumnChooser columns={[]} shown={[]} onShownChange={() => undefined} />
    <Dropdown
      label="Site"
      options={props.sites}
      value={props.site}
      placeholder={props.placeholder}
      onValueChange={props.choose}
    />
    <DatePicker label="Day" value="" onChange={props.choose} />
    <Accordion items={[]} />
  </>
);

export const Day = (props: DatePickerProps) => <DatePicker {...props} />;
export const fields = { day: DatePicker };
export const LastDay = () => <Kit.DatePicker label="Day" value="" onValueChange={() => undefined} />;
export const named = (name: 'Button' | 'Link') => Kit[name];
export const later = () => import('@skerry/ui');
