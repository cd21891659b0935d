import { Dialog, FormControl, Select, Stack, TextInput } from '@primer/react';
import { choiceFields, textFields } from '../../shared/data.ts';

export function UserDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Add user"
      onClose={onClose}
      footerButtons={[
        { content: 'Cancel', onClick: onClose },
        { content: 'Save', buttonType: 'primary', type: 'submit' },
      ]}
    >
      <Stack>
        {textFields.map(({ name, label, type }) => (
          <FormControl key={name}>
            <FormControl.Label>{label}</FormControl.Label>
            <TextInput name={name} type={type} autoComplete="off" block />
          </FormControl>
        ))}
        {choiceFields.map(({ name, label, options }) => (
          <FormControl key={name}>
            <FormControl.Label>{label}</FormControl.Label>
            <Select name={name} block>
              {options.map((option) => (
                <Select.Option key={option} value={option}>
                  {option}
                </Select.Option>
              ))}
            </Select>
          </FormControl>
        ))}
      </Stack>
    </Dialog>
  );
}
