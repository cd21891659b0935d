import { Button, Dialog, Select, Stack, TextField } from '@skerry/ui';
import { useState } from 'react';
import { choiceFields, textFields } from '../../shared/data.ts';

export function UserDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add user"
      onSubmit={(event) => event.preventDefault()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit">
            Save
          </Button>
        </>
      }
    >
      <Stack>
        {textFields.map(({ name, label, type }) => (
          <TextField key={name} name={name} label={label} type={type} autoComplete="off" />
        ))}
        {choiceFields.map(({ name, label, options }) => (
          <ChoiceField key={name} name={name} label={label} options={options} />
        ))}
      </Stack>
    </Dialog>
  );
}

function ChoiceField({ name, label, options }: { name: string; label: string; options: readonly string[] }) {
  const [value, setValue] = useState(options[0]);
  return (
    <Select
      name={name}
      label={label}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value}
      onValueChange={setValue}
    />
  );
}
