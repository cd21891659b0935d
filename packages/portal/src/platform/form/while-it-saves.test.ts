/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';

const fields =
  'TextField|TextArea|PasswordField|SearchField|NumberField|PhoneField|Select|Dropdown|MultiSelect|Combobox|DatePicker|DateRangePicker|TimePicker|Checkbox|CheckboxCard|CheckboxGroup|RadioGroup|RoleCardGrid|SegmentedControl|Switch|TagInput|FileDrop';
const isSaving = /disabled(?:=\{|: )(?:[^},]*\W)?is\w*(?:Pending|Saving|Sending|Updating|Busy|LoggingIn)\b/;

it('gives fields `readOnly` while something is saved: one that is disabled loses the focus', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  const tags = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(new RegExp(`<(?:${fields})\\b(?:=>|[^>])*>`, 'g')) ?? [])
      .filter((tag) => isSaving.test(tag))
      .map((tag) => `${file}: ${tag.split(/\s/)[0] ?? ''}`),
  );
  expect(tags).toEqual([]);
});
