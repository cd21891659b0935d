import { Form, Modal, Select, SelectItem, Stack, TextInput } from '@carbon/react';
import { choiceFields, textFields } from '../../shared/data.ts';

export function UserDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      size="sm"
      modalHeading="Add user"
      primaryButtonText="Save"
      secondaryButtonText="Cancel"
      onRequestClose={onClose}
      onSecondarySubmit={onClose}
    >
      <Form onSubmit={(event) => event.preventDefault()}>
        <Stack gap={6}>
          {textFields.map(({ name, label, type }) => (
            <TextInput key={name} id={`user-${name}`} name={name} labelText={label} type={type} autoComplete="off" />
          ))}
          {choiceFields.map(({ name, label, options }) => (
            <Select key={name} id={`user-${name}`} name={name} labelText={label}>
              {options.map((option) => (
                <SelectItem key={option} value={option} text={option} />
              ))}
            </Select>
          ))}
        </Stack>
      </Form>
    </Modal>
  );
}
